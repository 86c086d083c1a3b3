import type { LineChartSeries } from '../../patterns/LineChart/LineChart.types.ts';
import type { BloodPressureEntry, BloodPressureTarget } from './bloodPressure.types.ts';

/** The two lines of a blood-pressure chart, each with the limit it should stay below; null draws no limit. */
export function bloodPressureSeries(
  entries: readonly BloodPressureEntry[],
  target: BloodPressureTarget | null,
): readonly [LineChartSeries, LineChartSeries] {
  return [
    {
      id: 'systolic',
      name: 'Upper',
      points: entries.map(({ measuredAt, valueFrom }) => ({ at: measuredAt, value: valueFrom })),
      ...(target && { target: { label: 'Upper limit', below: target.systolicBelowMmHg } }),
    },
    {
      id: 'diastolic',
      name: 'Lower',
      points: entries.map(({ measuredAt, valueTo }) => ({ at: measuredAt, value: valueTo })),
      ...(target && { target: { label: 'Lower limit', below: target.diastolicBelowMmHg } }),
    },
  ];
}
