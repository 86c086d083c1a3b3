import { formatPeriod, isInPeriod } from '@vitalane/time';
import { useMemo } from 'react';
import { LineChart } from '../../patterns/LineChart/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { bloodPressureCopy } from '../shared/bloodPressure.copy.ts';
import type { BloodPressureEntry, BloodPressureTarget } from '../shared/bloodPressure.types.ts';
import { bloodPressureSeries } from '../shared/bloodPressureSeries.ts';
import { AverageCard, type BloodPressureAverage } from './AverageCard.tsx';
import { diaryCopy as copy } from './DiaryScreen.copy.ts';
import { Entries } from './Entries.tsx';
import type { EntriesProps } from './entries.types.ts';
import { periodCopy } from './period/index.ts';
import { pressureSummary } from './period/pressureSummary.ts';
import { pressureEntry } from './pressureEntry.ts';

interface ReadingsProps extends EntriesProps {
  /** Readings, newest first, at least one. */
  readings: readonly BloodPressureEntry[];
  average: BloodPressureAverage | null;
  target: BloodPressureTarget | null;
  timeZone: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Called with the reading to change; absent while the form is open. */
  onEdit?: (uuid: string) => void;
  onDeleteEntry: (uuid: string) => void;
}

/** Shows average, chart and all readings by day. */
export function Readings({ readings, average, target, timeZone, ...props }: ReadingsProps) {
  const { period } = props;
  const { from, to } = period;
  const shown = useMemo(
    () => readings.filter(({ date }) => isInPeriod(date, { from, to })),
    [readings, from, to],
  );
  const entries = useMemo(() => shown.map(pressureEntry), [shown]);
  const series = useMemo(() => bloodPressureSeries(shown, target), [shown, target]);
  const chart = (
    <LineChart
      title={periodCopy.chartTitle(copy.bloodPressureTab, formatPeriod(period))}
      headingLevel={2}
      series={series}
      // The assessment applies to the newest readings, so earlier periods omit it.
      verdict={period.hasNext ? null : (average?.verdict ?? null)}
      period={period}
      unit={bloodPressureCopy.unit}
      timeZone={timeZone}
    />
  );
  return (
    <Stack gap="xl">
      {average ? <AverageCard average={average} /> : null}
      <Entries
        {...props}
        chart={chart}
        heading={copy.listHeading}
        entries={entries}
        summaryOf={pressureSummary}
        unit={bloodPressureCopy.unit}
        onDelete={props.onDeleteEntry}
      />
    </Stack>
  );
}
