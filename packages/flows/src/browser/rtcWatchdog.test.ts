import { expect, test } from 'vitest';
import { createFlowMeter } from './rtcWatchdog.ts';

/** Calls the meter with one sample a second. Returns each change with its index. */
function meterAll(bytes: readonly number[], atMs: (index: number) => number = (index) => index * 1000) {
  const meter = createFlowMeter();
  return bytes.flatMap((value, index) => {
    const change = meter(value, atMs(index));
    return change ? [`${change} at ${index}`] : [];
  });
}

test('reports a stalled path within three seconds, once, and its recovery once', () => {
  expect(meterAll([10, 20, 30, 30, 30, 30, 30, 30, 40, 50])).toEqual(['stalled at 5', 'flowing at 8']);
});

test('a short silence is not reported', () => {
  expect(meterAll([10, 10, 10, 20, 20, 20, 30])).toEqual([]);
});

test('a page that was suspended does not report a lost path', () => {
  expect(meterAll([10, 10, 10], (index) => index * 60_000)).toEqual([]);
});
