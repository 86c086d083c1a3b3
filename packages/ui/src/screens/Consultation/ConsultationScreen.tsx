import { Banner } from '../../patterns/Banner/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { consultationCopy as copy } from './ConsultationScreen.copy.ts';
import type { ConsultationEntry } from './ConsultationScreen.types.ts';
import { PastConsultations } from './PastConsultations.tsx';
import { ReturnToCallCard } from './ReturnToCallCard.tsx';

/** Props of `ConsultationScreen`. */
export interface ConsultationScreenProps {
  /** Consultations, newest first. An ongoing one is offered to rejoin. */
  consultations: Remote<readonly ConsultationEntry[]>;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** The user's IANA time zone. */
  timeZone: string;
  /** Path of TeleHealth, where a consultation starts. Omit it for users who cannot join the queue. */
  teleHealthHref?: string;
  /** Notice of the last event, one sentence, such as “Call has ended. Thank you!”. */
  notice?: string;
  /** Called with the consultation whose messages the user opens. Without it there is no button. */
  onOpenMessages?: (uuid: string) => void;
  /** Called when the notice is dismissed. */
  onDismissNotice: () => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
}

/** Renders route `/Consultation`: a link to the ongoing call, and past consultations. */
export function ConsultationScreen(props: ConsultationScreenProps) {
  const { consultations, notice, teleHealthHref } = props;
  return (
    <Page title={copy.title}>
      {notice ? (
        <Banner tone="success" onDismiss={props.onDismissNotice}>
          {notice}
        </Banner>
      ) : null}
      <RemoteView
        value={consultations}
        skeleton={<Skeleton shape="tile" />}
        empty={<NothingYet teleHealthHref={teleHealthHref} />}
        isEmpty={(entries) => entries.length === 0}
        onRetry={props.onRetry}
      >
        {(entries) => <Consultations {...props} entries={entries} />}
      </RemoteView>
    </Page>
  );
}

type ConsultationsProps = ConsultationScreenProps & { entries: readonly ConsultationEntry[] };

function Consultations({ entries, now, timeZone, teleHealthHref, onOpenMessages }: ConsultationsProps) {
  const ongoing = entries.filter(({ status }) => status !== 'ended');
  const past = entries.filter(({ status }) => status === 'ended');
  return (
    <Stack gap="xl">
      {ongoing.map((entry) => (
        <ReturnToCallCard key={entry.uuid} entry={entry} isPatient={teleHealthHref !== undefined} />
      ))}
      {past.length > 0 ? (
        <Stack gap="md">
          <Heading level={2}>{copy.pastHeading}</Heading>
          <PastConsultations entries={past} now={now} timeZone={timeZone} onOpenMessages={onOpenMessages} />
        </Stack>
      ) : null}
    </Stack>
  );
}

function NothingYet({ teleHealthHref }: { teleHealthHref: string | undefined }) {
  return (
    <EmptyState
      title={copy.empty.title}
      action={teleHealthHref ? <ButtonLink href={teleHealthHref}>{copy.empty.action}</ButtonLink> : null}
    >
      {copy.empty.text}
    </EmptyState>
  );
}
