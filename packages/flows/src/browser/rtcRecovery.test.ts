import { expect, test } from 'vitest';
import type { Defect } from './rtcDefects.ts';
import { createLadder } from './rtcRecovery.ts';

/** Calls the ladder once a second for 40 s. Returns each remedy with its second. */
function climb(defectAt: (second: number) => Defect | null) {
  const ladder = createLadder();
  const steps: [number, string][] = [];
  for (let second = 0; second < 40; second += 1) {
    const remedy = ladder(defectAt(second), second * 1000);
    if (remedy) steps.push([second, remedy]);
  }
  return steps;
}

test('an unshown video is attached again, then gets a key frame, a renewed track and at last a new connection', () => {
  expect(climb(() => 'unshown')).toEqual([
    [0, 'attach'],
    [2, 'keyFrame'],
    [4, 'track'],
    [6, 'rebuild'],
  ]);
});

test('remedies stop as soon as the defect is gone', () => {
  expect(climb((second) => (second < 3 ? 'unshown' : null))).toEqual([
    [0, 'attach'],
    [2, 'keyFrame'],
  ]);
});

test('after ten seconds without a defect the next one starts with the first remedy', () => {
  const steps = climb((second) => (second < 1 || second === 5 || second > 20 ? 'undecoded' : null));
  expect(steps.slice(0, 3)).toEqual([
    [0, 'keyFrame'],
    [5, 'track'],
    [21, 'keyFrame'],
  ]);
});

test('an unchanged picture and silence never rebuild the connection', () => {
  for (const defect of ['unchanged', 'silent'] as const)
    expect(climb(() => defect).map(([, remedy]) => remedy)).not.toContain('rebuild');
});
