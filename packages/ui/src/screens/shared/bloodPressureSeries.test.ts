import { expect, it } from 'vitest';
import { chartSummary } from '../../patterns/LineChart/summary.ts';
import { latestEntry } from './bloodPressure.fixtures.ts';
import { bloodPressureSeries } from './bloodPressureSeries.ts';

it('the newest of two entries of the same minute is the first in the list', () => {
  const entries = [latestEntry, { ...latestEntry, uuid: 'earlier', valueFrom: 190, valueTo: 120 }];
  const series = bloodPressureSeries(entries, null);
  expect(chartSummary({ series, unit: 'mmHg', decimals: 0, timeZone: 'Asia/Singapore' })).toBe(
    'Latest: upper 128 and lower 82 mmHg, 1 January 2026.',
  );
});
