import { expect, it } from 'vitest';
import { twoWeeks } from '../shared/readings/pressure.fixtures.ts';
import { groupByDay } from './groupByDay.ts';

it('keeps the newest day first, with every reading once', () => {
  const days = groupByDay(twoWeeks);
  expect(days.slice(0, 2).map(({ date, entries }) => [date, entries.map(({ time }) => time)])).toEqual([
    ['2026-01-01', ['08:15']],
    ['2025-12-31', ['20:40', '07:55']],
  ]);
  expect(days.flatMap(({ entries }) => entries)).toEqual(twoWeeks);
});
