import { dayInWords } from '@vitalane/time';
import { DataTable, type DataTableColumn } from '../../../patterns/DataTable/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { resultText } from '../printedResult.ts';
import { ResultMark } from '../ResultMark.tsx';
import { patientRecordCopy } from './PatientRecord.copy.ts';
import type { RecordResult } from './PatientRecord.types.ts';

const { results: copy } = patientRecordCopy;

const columns: readonly DataTableColumn<RecordResult>[] = [
  { id: 'test', header: copy.test, cell: ({ name }) => name },
  {
    id: 'value',
    header: copy.value,
    cell: (result) => (
      <Inline gap="sm">
        {resultText(result)}
        <ResultMark {...result} />
      </Inline>
    ),
  },
  { id: 'day', header: copy.day, cell: ({ date }) => dayInWords(date) },
];

/** Lists the latest result of each test, as printed by the laboratory. */
export function ResultsPart({ results }: { results: readonly RecordResult[] }) {
  return (
    <DataTable
      label={copy.heading}
      density="compact"
      columns={columns}
      rows={results}
      rowKey={({ code }) => code}
      empty={<Text tone="muted">{copy.none}</Text>}
    />
  );
}
