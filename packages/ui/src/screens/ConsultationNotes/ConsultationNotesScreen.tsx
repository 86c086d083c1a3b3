import { toCivil, toDate } from '@vitalane/time';
import type { ReactNode } from 'react';
import { DocumentIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { consultationNotesCopy as copy } from '../shared/consultation/ConsultationNotes.copy.ts';
import type { EndedConsultation } from '../shared/consultation/ConsultationNotes.types.ts';
import { IdentityCheck, type IdentityCheckProps } from '../shared/consultation/IdentityCheck.tsx';
import { NoShowButton } from '../shared/consultation/NoShowButton.tsx';
import { NoteEditor, type NoteEditorProps } from '../shared/consultation/NoteEditor.tsx';
import { TriageFacts } from '../shared/consultation/TriageFacts.tsx';
import { triageCopy } from '../shared/consultation/triage.copy.ts';
import { videoConsentCopy } from '../shared/consultation/VideoConsent.copy.ts';
import { GivenConsent } from '../shared/consultation/VideoConsent.tsx';
import { dayInText } from '../shared/dates.ts';
import { Addenda } from './Addenda.tsx';

/** Props of `ConsultationNotesScreen`. */
export interface ConsultationNotesScreenProps
  extends Omit<NoteEditorProps, 'isInCall'>,
    Omit<IdentityCheckProps, 'identity'> {
  /** Ended call. */
  consultation: Remote<EndedConsultation>;
  /** Messages with the patient, a `VisitMessages`; omit it when there are none. */
  messages?: ReactNode;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** Called when the doctor marks a no-show or removes the mark. */
  onMarkNoShow: (isNoShow: boolean) => void;
  /** Called with the text of an addendum. */
  onAddAddendum: (text: string) => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
}

/** Renders route `/ConsultationNotes/{uuid}`, for doctors: the tasks after a call. */
export function ConsultationNotesScreen(props: ConsultationNotesScreenProps) {
  const hrefTo = useHrefTo();
  const { consultation } = props;
  return (
    <Page title={copy.title} back={{ href: hrefTo('desk'), label: copy.back }} width="reading">
      <RemoteView
        value={consultation}
        skeleton={<Skeleton shape="chart" />}
        backHref={hrefTo('desk')}
        onRetry={props.onRetry}
      >
        {(data) => <Ended {...props} ended={data} />}
      </RemoteView>
    </Page>
  );
}

function Ended({ ended, ...props }: ConsultationNotesScreenProps & { ended: EndedConsultation }) {
  const { draft, now, timeZone, isSaving, onMarkNoShow } = props;
  // While the doctor compares, a text can already be copied into an addendum.
  const isFinished = draft.status === 'finished' || draft.dispute?.isFinished === true;
  const { date, time } = toCivil(ended.startedAt, timeZone);
  const day = dayInText(date, toDate(now, timeZone));
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <Text weight="medium">{copy.lead(ended.fullName, day, time)}</Text>
        {ended.recordHref === null ? null : (
          <ButtonLink href={ended.recordHref} variant="quiet" leadingIcon={<DocumentIcon size={20} />}>
            {copy.record}
          </ButtonLink>
        )}
      </Inline>
      {ended.keptUntil === null ? null : (
        <Banner tone="info">{copy.deleted(toDate(ended.keptUntil, timeZone).slice(0, 4))}</Banner>
      )}
      {ended.isNoShow ? (
        <Banner
          tone="info"
          actions={
            <Button variant="quiet" size="sm" isPending={isSaving} onPress={() => onMarkNoShow(false)}>
              {copy.noShow.undo}
            </Button>
          }
        >
          {copy.noShow.marked}
        </Banner>
      ) : (
        <>
          <Card>
            <NoteEditor {...props} isInCall={false} />
          </Card>
          {isFinished ? (
            <Card title={copy.addenda.heading}>
              {/* The input is cleared after saving, and kept after a rejection. */}
              <Addenda
                key={ended.addenda.length}
                {...props}
                addenda={ended.addenda}
                onAdd={props.onAddAddendum}
              />
            </Card>
          ) : null}
          {props.messages ? <Card title={copy.messages}>{props.messages}</Card> : null}
          <Card title={triageCopy.heading}>
            <TriageFacts triage={ended.triage} />
          </Card>
          <Card title={videoConsentCopy.doctor.heading}>
            {ended.consent ? (
              <GivenConsent consent={ended.consent} timeZone={timeZone} />
            ) : (
              <Text>{videoConsentCopy.doctor.notRecorded}</Text>
            )}
          </Card>
          <Card title={copy.identity.heading}>
            <IdentityCheck {...props} identity={ended.identity} />
          </Card>
          {isFinished ? null : (
            <NoShowButton
              fullName={ended.fullName}
              from={ended.noShowFrom}
              now={now}
              timeZone={timeZone}
              isPending={isSaving}
              onMark={() => onMarkNoShow(true)}
            />
          )}
        </>
      )}
    </Stack>
  );
}
