import { dayInWords } from '@vitalane/time';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Findings } from '../shared/report/Findings.tsx';
import { reportCopy } from '../shared/report/report.copy.ts';
import type { ReportText } from '../shared/report/report.types.ts';

/** Renders a report as text. */
export function WordsCard({ title, findings, advice, seekCare, sources, model, version, asOf }: ReportText) {
  return (
    <Card title={title}>
      <Stack gap="md">
        <Findings findings={findings} />
        <Text>
          <strong>{reportCopy.advice}.</strong> {advice.join(' ')}
        </Text>
        <Text>
          <strong>{reportCopy.seekCare}.</strong> {seekCare.join(' ')}
        </Text>
        <Text size="small" tone="muted">
          {reportCopy.model(model, version)} {reportCopy.asOf(dayInWords(asOf))} {reportCopy.sources}:{' '}
          {sources.join(' ')}
        </Text>
      </Stack>
    </Card>
  );
}
