import { expect, test } from 'vitest';
import { createFreezeMeter } from './rtcFreeze.ts';

const meterAll = (samples: readonly (readonly [received: number, decoded: number])[]) => {
  const isFrozen = createFreezeMeter();
  return samples.map(([received, decoded]) => isFrozen(received, decoded));
};

test('reports a freeze after six frames that are received and not decoded', () => {
  expect(
    meterAll([
      [90, 78],
      [94, 78],
      [95, 78],
      [96, 78],
    ]),
  ).toEqual([false, false, false, true]);
});

test('a moving video is not frozen, however large its delay', () => {
  expect(
    meterAll([
      [90, 40],
      [96, 41],
      [102, 42],
      [110, 44],
    ]),
  ).toEqual([false, false, false, false]);
});

test('a camera that is off is not frozen', () => {
  expect(
    meterAll([
      [90, 90],
      [90, 90],
      [90, 90],
    ]),
  ).toEqual([false, false, false]);
});
