import { dayInWords } from '@vitalane/time';
import { useState } from 'react';
import { DataTable } from '../../../patterns/DataTable/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { reportCopy } from './report.copy.ts';
import type { ReportInputRow, ReportText } from './report.types.ts';

const copy = reportCopy.inputs;

const columns = [
  { id: 'name', header: copy.name, cell: ({ label }: ReportInputRow) => label },
  { id: 'value', header: copy.value, cell: ({ text }: ReportInputRow) => text },
  { id: 'date', header: copy.date, cell: DateCell },
  { id: 'origin', header: copy.origin, cell: ({ origin }: ReportInputRow) => reportCopy.origins[origin] },
];

function DateCell({ date, isOld }: ReportInputRow) {
  if (date === undefined) return copy.noDate;
  if (!isOld) return dayInWords(date);
  return (
    <Inline gap="sm">
      {dayInWords(date)}
      <Badge tone="warning">{copy.old}</Badge>
    </Inline>
  );
}

interface BasisProps {
  text: ReportText;
  inputs: readonly ReportInputRow[] | undefined;
}

/** Shows the inputs with dates and origin, the model with its version, and the sources. */
export function Basis({ text, inputs }: BasisProps) {
  return (
    <Card title={reportCopy.basis} headingLevel={3} as="article">
      <Stack gap="md">
        {inputs === undefined ? null : <Inputs title={text.title} inputs={inputs} />}
        <Stack gap="xs">
          <Text size="small" tone="muted">
            {reportCopy.model(text.model, text.version)} {reportCopy.asOf(dayInWords(text.asOf))}
          </Text>
          <Text size="small" tone="muted">
            {reportCopy.sources}: {text.sources.join(' ')}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}

const shownAtFirst = 8;

/** Renders the inputs as a table. A long table is truncated until expanded. */
function Inputs({ title, inputs }: { title: string; inputs: readonly ReportInputRow[] }) {
  const [isExpanded, setIsExpanded] = useState(inputs.length <= shownAtFirst);
  return (
    <>
      <DataTable
        label={`${title}: ${copy.label}`}
        columns={columns}
        rows={isExpanded ? inputs : inputs.slice(0, shownAtFirst)}
        rowKey={({ code }) => code}
        density="compact"
        empty={<Text tone="muted">{copy.none}</Text>}
      />
      {isExpanded ? null : (
        <div>
          <Button variant="soft" onPress={() => setIsExpanded(true)}>
            {copy.all(inputs.length)}
          </Button>
        </div>
      )}
    </>
  );
}
