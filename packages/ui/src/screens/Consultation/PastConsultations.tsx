import { DataTable, type DataTableColumn } from '../../patterns/DataTable/index.ts';
import { dayLabel, localDateTime, minutesBetween } from '../shared/dates.ts';
import { TableSheet } from '../shared/TableSheet.tsx';
import { consultationCopy as copy } from './ConsultationScreen.copy.ts';
import type { ConsultationEntry } from './ConsultationScreen.types.ts';

interface PastConsultationsProps {
  entries: readonly ConsultationEntry[];
  now: string;
  timeZone: string;
}

/** With whom, when and for how long. */
export function PastConsultations({ entries, now, timeZone }: PastConsultationsProps) {
  const today = localDateTime(now, timeZone).date;
  const when = ({ startedAt }: ConsultationEntry) => {
    const { date, time } = localDateTime(startedAt, timeZone);
    return `${dayLabel(date, today)}, ${time}`;
  };
  const columns: readonly DataTableColumn<ConsultationEntry>[] = [
    { id: 'with', header: copy.columns.with, cell: (entry) => entry.with ?? copy.nobody },
    { id: 'when', header: copy.columns.when, cell: when },
    {
      id: 'length',
      header: copy.columns.length,
      align: 'end',
      cell: ({ startedAt, endedAt }) => (endedAt ? copy.duration(minutesBetween(startedAt, endedAt)) : ''),
    },
  ];
  return (
    <TableSheet>
      <DataTable label={copy.pastHeading} columns={columns} rows={entries} rowKey={({ uuid }) => uuid} />
    </TableSheet>
  );
}
