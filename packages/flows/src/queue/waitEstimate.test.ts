import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitEstimate } from './waitEstimate.ts';

describe('the wait estimate', () => {
  it.each([
    [0, 0, 10],
    [1, 0, 10],
    [3, 0, 10],
    [4, 10, 20],
    [5, 10, 20],
    [6, 20, 30],
    [10, 30, 40],
  ])('for %i patients is %i to %i minutes', (count, fromMins, toMins) => {
    expect(waitEstimate(count)).toEqual({ fromMins, toMins });
  });

  it('never falls when the queue grows, and always spans ten minutes (Q1)', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(100), (count, more) => {
        const { fromMins, toMins } = waitEstimate(count);
        expect(toMins - fromMins).toBe(10);
        expect(waitEstimate(count + more).fromMins).toBeGreaterThanOrEqual(fromMins);
      }),
    );
  });
});
