import type { ReactNode } from 'react';
import { DocumentIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { type TabItem, Tabs } from '../../patterns/Tabs/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { consultationNotesCopy } from '../shared/consultation/ConsultationNotes.copy.ts';
import type {
  EmergencyPlace,
  RegisteredIdentity,
  VisitTriage,
} from '../shared/consultation/ConsultationNotes.types.ts';
import { EmergencyCard } from '../shared/consultation/EmergencyCard.tsx';
import { IdentityCheck, type IdentityCheckProps } from '../shared/consultation/IdentityCheck.tsx';
import { NoShowButton } from '../shared/consultation/NoShowButton.tsx';
import { NoteEditor, type NoteEditorProps } from '../shared/consultation/NoteEditor.tsx';
import { TriageFacts } from '../shared/consultation/TriageFacts.tsx';
import { videoConsentCopy } from '../shared/consultation/VideoConsent.copy.ts';
import { GivenConsent } from '../shared/consultation/VideoConsent.tsx';
import type { GivenVideoConsent } from '../shared/consultation/VideoConsent.types.ts';
import { PhoneLink } from '../shared/PhoneLink.tsx';
import type { PatientRecordData } from '../shared/patient-record/PatientRecord.types.ts';
import { PatientRecordView } from '../shared/patient-record/PatientRecordView.tsx';
import { videoCallCopy } from './VideoCallScreen.copy.ts';

const { panel: copy } = videoCallCopy;
const { doctor: consent } = videoConsentCopy;

/** Tab of the panel. */
export type ConsultationTab = 'reason' | 'record' | 'note' | 'messages' | 'identity';

/** Props of `ConsultationPanel`. */
export interface ConsultationPanelProps
  extends Pick<NoteEditorProps, 'draft' | 'onType' | 'onChoose'>,
    Omit<IdentityCheckProps, 'identity'> {
  /** Registered identity of the patient. */
  identity: RegisteredIdentity;
  /** Where help finds the patient; `null` after the call. */
  emergency: EmergencyPlace | null;
  /** Why the patient comes; `null` when not said. */
  triage: VisitTriage | null;
  /** What the patient has agreed to; `null` without a consent. */
  consent: GivenVideoConsent | null;
  /** Record of the patient; `null` until the doctor opens it, which the patient can see. */
  record: Remote<PatientRecordData> | null;
  /** Date in the doctor's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** Whether the patient is in the call. */
  isPatientHere: boolean;
  /** Time from which a no-show may be marked, ISO 8601 in UTC. */
  noShowFrom: string | null;
  /** Messages with the patient, a `VisitMessages`; omit it to hide their tab. */
  messages?: ReactNode;
  /** Number of messages that the doctor has not seen. @default 0 */
  unreadMessages?: number;
  /** Open tab (controlled). @default the reason, or the record without one */
  selectedTab?: ConsultationTab;
  /** Called with the tab that the doctor opens. */
  onSelectTab?: (tab: ConsultationTab) => void;
  /** Called to open the patient's record. */
  onOpenRecord: () => void;
  /** Called when the patient agrees in the call to be seen by video. */
  onNoteConsent: () => void;
  /** Called to mark a no-show. */
  onMarkNoShow: () => void;
}

/** Renders the doctor's panel beside the video: reason, record, note and plan, and identity check. */
export function ConsultationPanel(props: ConsultationPanelProps) {
  const { record, triage, messages, unreadMessages = 0 } = props;
  useFocusWhenLost(props.consent === null, selectedTab);
  const items: (TabItem & { id: ConsultationTab })[] = [
    { id: 'reason', label: copy.tabs.reason, content: <ReasonTab {...props} /> },
    { id: 'record', label: copy.tabs.record, content: <RecordTab {...props} /> },
    {
      id: 'note',
      label: copy.tabs.note,
      content: <NoteEditor {...props} isInCall onFinish={() => undefined} />,
    },
    ...(messages
      ? [{ id: 'messages' as const, label: copy.tabs.messages(unreadMessages), content: messages }]
      : []),
    { id: 'identity', label: copy.tabs.identity, content: <IdentityCheck {...props} /> },
  ];
  return (
    <Stack gap="md">
      {props.isPatientHere ? null : <Absent {...props} />}
      {props.isPatientHere && props.consent === null ? <MissingConsent {...props} /> : null}
      {props.emergency ? <EmergencyCard {...props.emergency} /> : null}
      {/* A doctor who has opened the record comes back to it. */}
      <Tabs
        aria-label={copy.label}
        items={items}
        selectedId={props.selectedTab}
        onSelectionChange={(id) => props.onSelectTab?.(id as ConsultationTab)}
        defaultSelectedId={triage && record === null ? 'reason' : 'record'}
      />
    </Stack>
  );
}

const selectedTab = () => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');

function ReasonTab({ triage, consent: given, timeZone }: ConsultationPanelProps) {
  return (
    <Stack gap="md">
      <TriageFacts triage={triage} />
      {given ? <GivenConsent consent={given} timeZone={timeZone} /> : null}
    </Stack>
  );
}

function RecordTab({ record, today, onOpenRecord }: ConsultationPanelProps) {
  if (record === null) {
    return (
      <Stack gap="sm" align="start">
        <Button variant="soft" leadingIcon={<DocumentIcon size={20} />} onPress={onOpenRecord}>
          {copy.open}
        </Button>
        <Text size="small" tone="muted">
          {copy.openHint}
        </Text>
      </Stack>
    );
  }
  return (
    <RemoteView value={record} skeleton={<Skeleton shape="chart" />} onRetry={onOpenRecord}>
      {(data) => <PatientRecordView record={data} today={today} headingLevel={2} />}
    </RemoteView>
  );
}

/** Asks the doctor for the consent of a patient whom the clinic has added to the queue. */
function MissingConsent({ isSaving, onNoteConsent }: ConsultationPanelProps) {
  return (
    <Banner
      tone="warning"
      title={consent.none}
      actions={
        <Button variant="quiet" size="sm" isPending={isSaving} onPress={onNoteConsent}>
          {consent.agrees}
        </Button>
      }
    >
      {consent.ask}
    </Banner>
  );
}

/** Shows that the patient is awaited, has lost the connection, or has not come. */
function Absent(props: ConsultationPanelProps) {
  const { identity, emergency, noShowFrom, now, timeZone, isSaving, onMarkNoShow } = props;
  const phone = emergency?.phone;
  return (
    <Banner
      tone="info"
      actions={
        <NoShowButton
          fullName={identity.fullName}
          from={noShowFrom}
          now={now}
          timeZone={timeZone}
          isPending={isSaving}
          onMark={onMarkNoShow}
        />
      }
    >
      {consultationNotesCopy.noShow.absent}{' '}
      {phone ? <PhoneLink phone={phone} label={consultationNotesCopy.noShow.call(phone)} /> : null}
    </Banner>
  );
}
