import { describe, expect, it } from 'vitest';
import { round } from './round.ts';

describe('round', () => {
  it.each([
    [22.95, 1, 23],
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [-0.5, 0, -1],
    [59.5, 0, 60],
    [0, 2, 0],
  ])('%d to %d places is %d: half goes away from zero, without binary noise', (value, decimals, expected) => {
    expect(round(value, decimals)).toBe(expected);
  });

  it('returns a value unchanged that is too large for a fraction to matter', () => {
    expect(round(1e300, 1)).toBe(1e300);
    expect(round(1e12, 9)).toBe(1e12);
    expect(round(-Infinity, 2)).toBe(-Infinity);
  });
});
