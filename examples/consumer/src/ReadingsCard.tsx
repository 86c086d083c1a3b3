import { Card } from '@vitalane/ui/components/Card';
import { LineChart, type LineChartPoint } from '@vitalane/ui/components/LineChart';

const measured: readonly [date: string, systolic: number, diastolic: number][] = [
  ['2026-09-07', 142, 91],
  ['2026-09-21', 138, 88],
  ['2026-10-05', 136, 86],
  ['2026-10-19', 131, 84],
  ['2026-11-02', 127, 82],
];

type Measured = (typeof measured)[number];

const line = (pick: (reading: Measured) => number): LineChartPoint[] =>
  measured.map((reading) => ({ at: `${reading[0]}T02:00:00Z`, value: pick(reading) }));

/** Blood pressure as measured at the counter. */
export function ReadingsCard() {
  return (
    <Card>
      <LineChart
        title="Blood pressure at the counter"
        headingLevel={2}
        unit="mmHg"
        timeZone="Asia/Singapore"
        period={{ from: '2026-09-01', to: '2026-11-29' }}
        series={[
          {
            id: 'systolic',
            name: 'Systolic',
            points: line(([, systolic]) => systolic),
            target: { label: 'Target', below: 135 },
          },
          { id: 'diastolic', name: 'Diastolic', points: line(([, , diastolic]) => diastolic) },
        ]}
      />
    </Card>
  );
}
