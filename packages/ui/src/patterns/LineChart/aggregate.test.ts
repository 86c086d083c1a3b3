import { addDays, daysOf, isInPeriod, periodUpTo, toInstant } from '@vitalane/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gather, runsOf, stepOf, whenText } from './aggregate.ts';
import type { LineChartSeries } from './LineChart.types.ts';

const timeZone = 'Asia/Singapore';
const to = '2026-11-25';

test.each([
  [7, 'reading'],
  [31, 'reading'],
  [32, 'day'],
  [92, 'day'],
  [93, 'week'],
  [731, 'week'],
  [732, 'month'],
])('a period of %i days uses the step %s', (days, step) => {
  expect(stepOf(periodUpTo(to, days))).toBe(step);
});

function seriesOf(readings: readonly (readonly [daysAgo: number, value: number])[]): LineChartSeries {
  return {
    id: 'systolic',
    name: 'Systolic',
    points: readings.map(([daysAgo, value]) => ({
      at: toInstant(addDays(to, -daysAgo), '08:00', timeZone).toISOString(),
      value,
    })),
  };
}

test('readings of a week become their average, minimum and maximum', () => {
  const period = periodUpTo(to, 365);
  const { points } = gather(
    seriesOf([
      [0, 120],
      [1, 130],
      [2, 140],
      [9, 150],
      [400, 200],
    ]),
    { period, step: 'week', method: 'average', timeZone },
  );
  expect(points).toEqual([
    { at: '2026-11-26T04:00:00.000Z', date: '2026-11-26', value: 130, low: 120, high: 140 },
    { at: '2026-11-19T04:00:00.000Z', date: '2026-11-19', value: 150 },
  ]);
});

test('minutes of exercise are summed', () => {
  const { points } = gather(
    seriesOf([
      [0, 30],
      [1, 40],
    ]),
    {
      period: periodUpTo(to, 365),
      step: 'week',
      method: 'total',
      timeZone,
    },
  );
  expect(points.map(({ value, low }) => ({ value, low }))).toEqual([{ value: 70, low: undefined }]);
});

test.each([
  ['reading', '25 November 2026, 08:15'],
  ['day', '25 November 2026'],
  ['week', '23 to 29 November 2026'],
  ['month', 'November 2026'],
] as const)('a %s is named “%s”', (step, text) => {
  expect(whenText(Date.parse('2026-11-25T08:15:00+08:00'), step, timeZone)).toBe(text);
});

const zones = fc.constantFrom('Asia/Singapore', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland');
const readings = fc.array(fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 60, max: 250 })), {
  maxLength: 60,
});
const methods = fc.constantFrom('average', 'total');

test('points summarise exactly the readings of the period in every time zone', () => {
  fc.assert(
    fc.property(zones, readings, fc.integer({ min: 1, max: 4000 }), methods, (zone, given, days, method) => {
      const period = periodUpTo(to, days);
      const step = stepOf(period);
      const series: LineChartSeries = {
        id: 's',
        name: 'S',
        points: given.map(([daysAgo, value]) => ({
          at: toInstant(addDays(to, -daysAgo), '23:30', zone).toISOString(),
          value,
        })),
      };
      const inside = given.filter(([daysAgo]) => isInPeriod(addDays(to, -daysAgo), period));
      const { points } = gather(series, { period, step, method, timeZone: zone });
      expect(points.length === 0).toBe(inside.length === 0);
      if (step === 'reading') expect(points).toHaveLength(inside.length);
      if (method === 'total')
        expect(points.reduce((total, { value }) => total + value, 0)).toBe(
          inside.reduce((total, [, value]) => total + value, 0),
        );
      for (const { value, low = value, high = value } of method === 'average' ? points : []) {
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
        expect(inside.some(([, reading]) => reading === low)).toBe(true);
        expect(inside.some(([, reading]) => reading === high)).toBe(true);
      }
    }),
  );
});

test('lines break at gaps, and every point belongs to one run', () => {
  fc.assert(
    fc.property(zones, readings, fc.constantFrom(30, 90, 365, 3650), (zone, given, days) => {
      const period = periodUpTo(to, days);
      const step = stepOf(period);
      const longestDays = step === 'month' ? 31 : 7;
      const series: LineChartSeries = {
        id: 's',
        name: 'S',
        points: given
          .toSorted(([a], [b]) => b - a)
          .map(([daysAgo, value]) => ({
            at: toInstant(addDays(to, -daysAgo), '08:00', zone).toISOString(),
            value,
          })),
      };
      const { points } = gather(series, { period, step, method: 'average', timeZone: zone });
      const runs = runsOf(points, { period, step });
      expect(runs.flat()).toEqual(points);
      for (const run of runs)
        for (const [index, point] of run.slice(1).entries()) {
          const before = run[index]?.at ?? '';
          const days = daysOf({ from: before.slice(0, 10), to: point.at.slice(0, 10) }) - 1;
          expect(days).toBeLessThanOrEqual(longestDays + 1);
        }
    }),
  );
});

test('without a period, all readings are joined', () => {
  const { points } = seriesOf([
    [400, 120],
    [0, 130],
  ]);
  expect(runsOf(points, { period: undefined, step: 'reading' })).toEqual([points]);
});
