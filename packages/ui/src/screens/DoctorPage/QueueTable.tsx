import { toCivil } from '@vitalane/time';
import { VideoIcon } from '../../icons/index.ts';
import { DataTable, type DataTableColumn } from '../../patterns/DataTable/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { NoShowButton } from '../shared/consultation/NoShowButton.tsx';
import { UrgencyBadge } from '../shared/consultation/UrgencyBadge.tsx';
import { minutesBetween } from '../shared/dates.ts';
import { TableSheet } from '../shared/TableSheet.tsx';
import { doctorPageCopy } from './DoctorPageScreen.copy.ts';
import * as styles from './DoctorPageScreen.css.ts';
import type { QueuePatient } from './DoctorPageScreen.types.ts';

const { queue: copy } = doctorPageCopy;

/** Props of `QueueTable`. */
export interface QueueTableProps {
  /** Waiting patients in the order of calls. */
  patients: readonly QueuePatient[];
  /** Current instant, ISO 8601 in UTC, for the calculation of waiting times. */
  now: string;
  /** The reader's IANA time zone. */
  timeZone: string;
  /** Actions of a doctor. Omit them for readers without actions. */
  actions?: QueueTableActions;
}

/** Actions of a doctor, and the queue entries of pending actions. */
interface QueueTableActions {
  openingUuid: string | null;
  markingUuid: string | null;
  onOpenCall: (uuid: string) => void;
  onMarkNoShow: (uuid: string) => void;
}

const muted = (words: string) => (
  <Text as="span" tone="muted">
    {words}
  </Text>
);

/** Lists waiting patients with reason, time, devices and a link to each call. */
export function QueueTable({ patients, now, timeZone, actions }: QueueTableProps) {
  const since = ({ checkedInAt }: QueuePatient) =>
    copy.since(toCivil(checkedInAt, timeZone).time, minutesBetween(checkedInAt, now));
  const columns: readonly DataTableColumn<QueuePatient>[] = [
    { id: 'name', header: copy.name, cell: ({ fullName }) => fullName },
    {
      id: 'reason',
      header: copy.reason,
      cell: (patient) => <Reason patient={patient} isForDoctor={actions !== undefined} />,
    },
    { id: 'nric', header: copy.nric, cell: ({ nricMasked }) => nricMasked ?? muted(copy.nricUnknown) },
    { id: 'since', header: copy.waitingSince, cell: since },
    { id: 'devices', header: copy.devices, cell: ({ devices }) => <Devices devices={devices} /> },
    {
      id: 'status',
      header: copy.status,
      cell: ({ status }) => (
        <Badge tone={status === 'in_call' ? 'accent' : 'neutral'}>{copy.statuses[status]}</Badge>
      ),
    },
  ];
  return (
    <TableSheet>
      <DataTable
        label={copy.heading}
        columns={columns}
        rows={patients}
        rowKey={({ uuid }) => uuid}
        rowActions={
          actions &&
          ((patient) => <QueueActions {...actions} now={now} timeZone={timeZone} patient={patient} />)
        }
      />
    </TableSheet>
  );
}

function Reason({ patient, isForDoctor }: { patient: QueuePatient; isForDoctor: boolean }) {
  const { urgency, triage, status, fileCount } = patient;
  return (
    <div className={styles.reason}>
      <UrgencyBadge urgency={urgency} />
      {triage ? <Said {...triage} /> : null}
      {isForDoctor && triage === null && status === 'waiting' ? muted(copy.reasonNotSaid) : null}
      {fileCount > 0 ? (
        <Text as="span" size="small">
          {copy.files(fileCount)}
        </Text>
      ) : null}
    </div>
  );
}

function Said({ topic, since, words }: NonNullable<QueuePatient['triage']>) {
  return (
    <>
      <span>{topic}</span>
      {since ? (
        <Text as="span" size="small">
          {copy.began(since)}
        </Text>
      ) : null}
      {words ? (
        <Text as="span" size="small" tone="muted">
          {words}
        </Text>
      ) : null}
    </>
  );
}

function Devices({ devices }: Pick<QueuePatient, 'devices'>) {
  const { deviceWords: words } = copy;
  if (devices === null) return muted(words.unknown);
  const { hasCamera, hasMicrophone } = devices;
  if (hasCamera && hasMicrophone) return <Badge tone="success">{words.both}</Badge>;
  if (!(hasCamera || hasMicrophone)) return <Badge tone="warning">{words.neither}</Badge>;
  return <Badge tone="warning">{hasCamera ? words.noMicrophone : words.noCamera}</Badge>;
}

interface QueueActionsProps extends QueueTableActions {
  patient: QueuePatient;
  now: string;
  timeZone: string;
}

function QueueActions({ patient, ...props }: QueueActionsProps) {
  const { uuid, fullName, status, isMine, noShowFrom } = patient;
  if (status === 'in_call' && !isMine) return muted(copy.otherDoctor);
  return (
    <>
      {status === 'in_call' ? (
        <NoShowButton
          {...props}
          fullName={fullName}
          from={noShowFrom}
          isPending={uuid === props.markingUuid}
          onMark={() => props.onMarkNoShow(uuid)}
        />
      ) : null}
      <Button
        variant="soft"
        leadingIcon={<VideoIcon size={18} />}
        aria-label={copy.openLabel[status](fullName)}
        isPending={uuid === props.openingUuid}
        onPress={() => props.onOpenCall(uuid)}
      >
        {copy.open[status]}
      </Button>
    </>
  );
}

/** Renders the placeholder of an empty queue. */
export function EmptyQueue() {
  return <EmptyState title={doctorPageCopy.empty.title}>{doctorPageCopy.empty.text}</EmptyState>;
}
