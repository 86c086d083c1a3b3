import { formatPeriod, isInPeriod } from '@vitalane/time';
import { useMemo } from 'react';
import { LineChart } from '../../patterns/LineChart/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { ReadingEntry } from '../shared/readings/entry.types.ts';
import { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
import { Entries } from './Entries.tsx';
import type { EntryActions } from './EntryRow.tsx';
import type { EntriesProps } from './entries.types.ts';
import { AverageCard, type ReadingAverage } from './measures/AverageCard.tsx';
import { measureCopy } from './measures/measure.copy.ts';
import type { Measure } from './measures/measure.types.ts';
import { latestOf, measureSeries } from './measures/measureSeries.ts';
import { presentAdvice } from './measures/presentAdvice.ts';
import { readingSummary } from './measures/readingSummary.ts';
import { periodCopy } from './period/index.ts';

interface ReadingsProps extends EntriesProps, EntryActions {
  measure: Measure;
  /** Readings, newest first, at least one. */
  readings: readonly ReadingEntry[];
  average?: ReadingAverage | null;
  /** Whether to leave out the advice of the newest reading. */
  hidesAdvice: boolean;
  now: string;
  timeZone: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Shows what the newest reading calls for, the average, and chart and list of a period. */
export function Readings({ measure, readings, average, hidesAdvice, now, ...props }: ReadingsProps) {
  const { kind, unit, decimals, method } = measure;
  const { tab, words } = measureCopy[kind];
  const { period, timeZone } = props;
  const { from, to } = period;
  const shown = useMemo(
    () => readings.filter(({ date }) => isInPeriod(date, { from, to })),
    [readings, from, to],
  );
  const series = useMemo(() => measureSeries(measure, shown), [measure, shown]);
  const advice = hidesAdvice ? undefined : presentAdvice(readings, now);
  const chart = (
    <LineChart
      title={periodCopy.chartTitle(tab, formatPeriod(period))}
      headingLevel={2}
      series={series}
      latest={latestOf(measure, shown)}
      verdict={verdictOf({ measure, average, isLatest: !period.hasNext })}
      period={period}
      method={method}
      unit={unit}
      decimals={decimals}
      timeZone={timeZone}
    />
  );
  return (
    <Stack gap="xl">
      {advice ? <UrgentAdvice {...advice} /> : null}
      {average ? <AverageCard average={average} unit={unit} /> : null}
      <Entries
        {...props}
        chart={chart}
        heading={words.list}
        entries={shown}
        summaryOf={(entries) => readingSummary(measure, entries)}
        unit={unit}
      />
    </Stack>
  );
}

/** Returns the assessment of a chart; `null` for none, `undefined` for that of the chart itself. */
function verdictOf({
  measure,
  average,
  isLatest,
}: Pick<ReadingsProps, 'measure' | 'average'> & { isLatest: boolean }): string | null | undefined {
  if (measure.isUsualRange) return null;
  if (average === undefined) return undefined;
  // The assessment applies to the newest readings, so earlier periods omit it.
  return isLatest ? (average?.verdict ?? null) : null;
}
