import { expect, test } from 'vitest';
import type { Defect } from './rtcDefects.ts';
import { createLadder } from './rtcRecovery.ts';

/** Feeds a ladder once a second; returns what it says to do and when. */
function climb(defectAt: (second: number) => Defect | null) {
  const ladder = createLadder();
  const steps: [number, string][] = [];
  for (let second = 0; second < 40; second += 1) {
    const remedy = ladder(defectAt(second), second * 1000);
    if (remedy) steps.push([second, remedy]);
  }
  return steps;
}

test('a picture that is not shown is attached, asked for, sent from a new track, and at last from a new connection', () => {
  expect(climb(() => 'unshown')).toEqual([
    [0, 'attach'],
    [2, 'keyFrame'],
    [4, 'track'],
    [6, 'rebuild'],
  ]);
});

test('the ladder is left as soon as a remedy helps', () => {
  expect(climb((second) => (second < 3 ? 'unshown' : null))).toEqual([
    [0, 'attach'],
    [2, 'keyFrame'],
  ]);
});

test('after ten seconds without a defect the next one begins at the bottom', () => {
  const steps = climb((second) => (second < 1 || second === 5 || second > 20 ? 'undecoded' : null));
  expect(steps.slice(0, 3)).toEqual([
    [0, 'keyFrame'],
    [5, 'track'],
    [21, 'keyFrame'],
  ]);
});

test('a still picture and silence never cost the connection', () => {
  for (const defect of ['unchanged', 'silent'] as const)
    expect(climb(() => defect).map(([, remedy]) => remedy)).not.toContain('rebuild');
});
