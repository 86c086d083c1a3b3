import { expect, test } from 'vitest';
import { createFlowMeter } from './rtcWatchdog.ts';

/** Feeds one sample a second; returns what was reported at which second. */
function meterAll(bytes: readonly number[], atMs: (index: number) => number = (index) => index * 1000) {
  const meter = createFlowMeter();
  return bytes.flatMap((value, index) => {
    const change = meter(value, atMs(index));
    return change ? [`${change} at ${index}`] : [];
  });
}

test('a path that goes quiet is noticed within three seconds, once, and so is its return', () => {
  expect(meterAll([10, 20, 30, 30, 30, 30, 30, 30, 40, 50])).toEqual(['stalled at 5', 'flowing at 8']);
});

test('a short silence is none', () => {
  expect(meterAll([10, 10, 10, 20, 20, 20, 30])).toEqual([]);
});

test('a page that was asleep does not take its own silence for a lost path', () => {
  expect(meterAll([10, 10, 10], (index) => index * 60_000)).toEqual([]);
});
