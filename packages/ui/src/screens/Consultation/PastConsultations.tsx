import { DataTable, type DataTableColumn } from '../../patterns/DataTable/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { dayLabel, localDateTime, minutesBetween } from '../shared/dates.ts';
import { TableSheet } from '../shared/TableSheet.tsx';
import { consultationCopy as copy } from './ConsultationScreen.copy.ts';
import type { ConsultationEntry } from './ConsultationScreen.types.ts';

interface PastConsultationsProps {
  entries: readonly ConsultationEntry[];
  now: string;
  timeZone: string;
}

/** With whom, when, for how long, and what came of it. */
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
    { id: 'outcome', header: copy.columns.outcome, cell: (entry) => <Outcome {...entry} /> },
  ];
  return (
    <TableSheet>
      <DataTable label={copy.pastHeading} columns={columns} rows={entries} rowKey={({ uuid }) => uuid} />
    </TableSheet>
  );
}

function Outcome({ note, plan, noShow }: ConsultationEntry) {
  if (noShow) return <Text tone="muted">{copy.noShow}</Text>;
  if (!(note || plan)) return <Text tone="muted">{copy.noOutcome}</Text>;
  return (
    <Stack gap="sm">
      {note ? <Part title={copy.note}>{note}</Part> : null}
      {plan ? <Part title={copy.plan}>{plan}</Part> : null}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <Text as="div" size="small" weight="bold">
        {title}
      </Text>
      <Text as="div">{children}</Text>
    </div>
  );
}
