import { expect, it } from 'vitest';
import { chartSummary } from '../../../patterns/LineChart/summary.ts';
import type { ReadingEntry } from '../../shared/readings/entry.types.ts';
import { sugar, sugars } from './measure.fixtures.ts';
import type { Measure } from './measure.types.ts';
import { latestOf, measureSeries } from './measureSeries.ts';

const plain: Measure = { ...sugar, lines: undefined };

function entry(value: number, line?: string): ReadingEntry {
  const [first] = sugars;
  if (!first) throw new Error('There is no sample');
  return { ...first, uuid: `${value}`, values: { value }, line };
}

it('assigns each reading the target of its occasion', () => {
  const series = measureSeries(sugar, [entry(9, 'afterMeals'), entry(9, 'beforeMeals')]);
  expect(series.map(({ name, points }) => [name, points.map(({ value }) => value)])).toEqual([
    ['Before meals', [9]],
    ['After meals', [9]],
  ]);
  expect(series.map(({ target }) => target?.high)).toEqual([7, 10]);
  expect(chartSummary({ series, unit: 'mmol/L', decimals: 1, timeZone: 'Asia/Singapore' })).toMatch(
    /^Some readings are in target\./,
  );
});

it('the newest of two entries of the same minute on different occasions is the first in the list', () => {
  const entries = [entry(31, 'afterMeals'), entry(2.2, 'beforeMeals')];
  const series = measureSeries(sugar, entries);
  const chart = { series, unit: 'mmol/L', decimals: 1, timeZone: 'Asia/Singapore' };
  expect(chartSummary({ ...chart, latest: latestOf(sugar, entries) })).toContain(
    'Latest: after meals 31.0 mmol/L',
  );
  expect(latestOf(plain, entries)).toBeUndefined();
});

it('the newest of two entries of the same minute is the first in the list', () => {
  const series = measureSeries(plain, [entry(5.4), entry(2.2)]);
  expect(chartSummary({ series, unit: 'mmol/L', decimals: 1, timeZone: 'Asia/Singapore' })).toContain(
    'Latest: 5.4 mmol/L',
  );
});
