import { expect, it } from 'vitest';
import type { Band } from './BandChart.types.ts';
import { placeOf } from './place.ts';

const bands: readonly Band[] = [
  { label: 'Low', tone: 'watch', upTo: 18.5 },
  { label: 'Healthy', tone: 'good', upTo: 23 },
  { label: 'Raised', tone: 'watch', upTo: 27.5 },
  { label: 'High', tone: 'high' },
];

it.each([
  [18.4, 0],
  [18.5, 1],
  [22.9, 1],
  [23, 2],
  [27.5, 3],
  [90, 3],
])('assigns %d to band %d', (value, index) => {
  expect(placeOf(value, bands).index).toBe(index);
});

it('stays inside its band, also at the limits', () => {
  for (const value of [0, 18.5, 22.99, 23, 500]) {
    const { index, share } = placeOf(value, bands);
    expect(Math.floor(share * bands.length)).toBe(index);
  }
});

it('is in the middle of a band for its middle value', () => {
  expect(placeOf(25.25, bands).share).toBeCloseTo(2.5 / 4);
});

const albuminuria: readonly Band[] = [
  { label: 'A2', tone: 'watch', upTo: 30 },
  { label: 'A3', tone: 'high' },
];

it('assigns a limit to the band of the source', () => {
  expect(placeOf(30, albuminuria, 0).index).toBe(0);
  expect(placeOf(30, albuminuria).index).toBe(1);
});
