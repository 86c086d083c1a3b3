import { expect, it } from 'vitest';
import { chartSummary } from '../../../patterns/LineChart/summary.ts';
import { latestEntry } from './pressure.fixtures.ts';
import { pressureParts } from './pressureParts.ts';
import { readingSeries } from './readingSeries.ts';

it('the newest of two entries of the same minute is the first in the list', () => {
  const earlier = { ...latestEntry, uuid: 'earlier', values: { systolic: 190, diastolic: 120 } };
  const series = readingSeries(pressureParts(null), [latestEntry, earlier]);
  expect(chartSummary({ series, unit: 'mmHg', decimals: 0, timeZone: 'Asia/Singapore' })).toBe(
    'Latest: upper 128 and lower 82 mmHg, 1 January 2026.',
  );
});
