import type { ReactNode } from 'react';
import { VideoIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { AvailabilityCard } from './AvailabilityCard.tsx';
import { doctorPageCopy as copy } from './DoctorPageScreen.copy.ts';
import type { QueuePatient } from './DoctorPageScreen.types.ts';
import { EmptyQueue } from './QueueTable.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Props of `DoctorPageScreen`. */
export interface DoctorPageScreenProps {
  /** Whether the doctor takes calls at present. */
  availability: Remote<{ isAvailable: boolean }>;
  /** Whether the change of availability is being saved. */
  isSavingAvailability: boolean;
  /** Why the last change of availability was not saved. */
  availabilityError?: string;
  /** In order of arrival. */
  queue: Remote<readonly QueuePatient[]>;
  /** Whether new arrivals arrive automatically; false while the live connection is lost. */
  isLive: boolean;
  /** The present instant, ISO 8601 in UTC; waiting times are counted to it. */
  now: string;
  /** The doctor's IANA time zone. */
  timeZone: string;
  /** The place whose call is being opened. */
  openingUuid: string | null;
  /** The place that is being marked as a no-show. */
  markingUuid: string | null;
  /** Consultations that are over and not written up: a `NotesToFinishCard`. */
  notesToFinish?: ReactNode;
  /** Whose records the doctor may open: a `PatientsCard`. */
  patients?: ReactNode;
  /** Calls with people who have no account: a `GuestLinksCard`. */
  guestCalls?: ReactNode;
  /** One sentence on what just happened, such as “Call has ended. Thank you!”. */
  notice?: string;
  /** Called when the notice is dismissed. */
  onDismissNotice: () => void;
  /** Called with whether the doctor takes calls from now on. */
  onChangeAvailability: (isAvailable: boolean) => void;
  /** Called to fetch the availability again. */
  onRetryAvailability: () => void;
  /** Called to fetch the queue again. */
  onRetryQueue: () => void;
  /** Opens the call of this place in the queue; also one already in a call, after a drop. */
  onOpenCall: (uuid: string) => void;
  /** Opens the call of whoever waits longest. */
  onOpenNext: () => void;
  /** The doctor confirmed that the patient of this place did not come. */
  onMarkNoShow: (uuid: string) => void;
}

/** Route `/DoctorPage`: whether the doctor sees patients now, and who waits. */
export function DoctorPageScreen(props: DoctorPageScreenProps) {
  const { availability, queue, notice, isLive } = props;
  const hasNext = queue.status === 'ready' && queue.data.some(({ status }) => status === 'waiting');
  return (
    <Page title={copy.title}>
      {notice ? (
        <Banner tone="success" onDismiss={props.onDismissNotice}>
          {notice}
        </Banner>
      ) : null}
      <RemoteView
        value={availability}
        skeleton={<Skeleton shape="tile" />}
        onRetry={props.onRetryAvailability}
      >
        {({ isAvailable }) => <AvailabilityCard {...props} isAvailable={isAvailable} />}
      </RemoteView>
      <Stack as="section" gap="md" aria-label={copy.queue.heading}>
        <Inline justify="between" align="end" gap="md">
          <Stack gap="xs">
            <Heading level={2}>{copy.queue.heading}</Heading>
            <Text size="small" tone="muted">
              {isLive ? copy.live : copy.notLive}
            </Text>
          </Stack>
          {hasNext ? (
            <Button leadingIcon={<VideoIcon size={20} />} onPress={props.onOpenNext}>
              {copy.queue.next}
            </Button>
          ) : null}
        </Inline>
        <RemoteView
          value={queue}
          skeleton={<Skeleton shape="chart" />}
          empty={<EmptyQueue />}
          isEmpty={(patients) => patients.length === 0}
          onRetry={props.onRetryQueue}
        >
          {(patients) => (
            <WaitingList patients={patients} now={props.now} timeZone={props.timeZone} actions={props} />
          )}
        </RemoteView>
      </Stack>
      {props.notesToFinish}
      {props.patients}
      {props.guestCalls}
    </Page>
  );
}
