import { VideoIcon } from '../../icons/index.ts';
import { DataTable, type DataTableColumn } from '../../patterns/DataTable/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { localDateTime, minutesBetween } from '../shared/dates.ts';
import { TableSheet } from '../shared/TableSheet.tsx';
import { doctorPageCopy } from './DoctorPageScreen.copy.ts';
import type { QueuePatient } from './DoctorPageScreen.types.ts';

const { queue: copy } = doctorPageCopy;

interface QueueTableProps {
  patients: readonly QueuePatient[];
  now: string;
  timeZone: string;
  openingUuid: string | null;
  onOpenCall: (uuid: string) => void;
}

/** Who waits, since when, and the way into each call. */
export function QueueTable({ patients, now, timeZone, openingUuid, onOpenCall }: QueueTableProps) {
  const since = ({ checkedInAt }: QueuePatient) =>
    copy.since(localDateTime(checkedInAt, timeZone).time, minutesBetween(checkedInAt, now));
  const columns: readonly DataTableColumn<QueuePatient>[] = [
    { id: 'name', header: copy.name, cell: ({ fullName }) => fullName },
    {
      id: 'nric',
      header: copy.nric,
      cell: ({ nricMasked }) =>
        nricMasked ?? (
          <Text as="span" tone="muted">
            {copy.nricUnknown}
          </Text>
        ),
    },
    { id: 'since', header: copy.waitingSince, cell: since },
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
        rowActions={({ uuid, fullName, status }) => (
          <Button
            variant="soft"
            leadingIcon={<VideoIcon size={18} />}
            aria-label={copy.openLabel(copy.open[status], fullName)}
            isPending={uuid === openingUuid}
            onPress={() => onOpenCall(uuid)}
          >
            {copy.open[status]}
          </Button>
        )}
      />
    </TableSheet>
  );
}

/** In place of the table while nobody waits. */
export function EmptyQueue() {
  return <EmptyState title={doctorPageCopy.empty.title}>{doctorPageCopy.empty.text}</EmptyState>;
}
