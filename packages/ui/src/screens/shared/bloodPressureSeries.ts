import type { LineChartSeries } from '../../patterns/LineChart/LineChart.types.ts';
import type { BloodPressureEntry, BloodPressureTarget } from './bloodPressure.types.ts';

/** Returns the two lines of a blood pressure chart from entries, newest first, each with its upper limit; `null` draws no limit. */
export function bloodPressureSeries(
  entries: readonly Pick<BloodPressureEntry, 'measuredAt' | 'valueFrom' | 'valueTo'>[],
  target: BloodPressureTarget | null,
): readonly [LineChartSeries, LineChartSeries] {
  const oldestFirst = entries.toReversed();
  return [
    {
      id: 'systolic',
      name: 'Upper',
      points: oldestFirst.map(({ measuredAt, valueFrom }) => ({ at: measuredAt, value: valueFrom })),
      ...(target && { target: { label: 'Upper limit', below: target.systolicBelowMmHg } }),
    },
    {
      id: 'diastolic',
      name: 'Lower',
      points: oldestFirst.map(({ measuredAt, valueTo }) => ({ at: measuredAt, value: valueTo })),
      ...(target && { target: { label: 'Lower limit', below: target.diastolicBelowMmHg } }),
    },
  ];
}
