import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitEstimate } from './wait-estimate.ts';

const bounds = (count: number) => waitEstimate(count).match(/\d+/g)?.map(Number) ?? [];

describe('the wait estimate', () => {
  it.each([
    [0, '0 to 10 mins'],
    [1, '0 to 10 mins'],
    [3, '0 to 10 mins'],
    [4, '10 to 20 mins'],
    [5, '10 to 20 mins'],
    [6, '20 to 30 mins'],
    [10, '30 to 40 mins'],
  ])('for %i patients is %s', (count, text) => {
    expect(waitEstimate(count)).toBe(text);
  });

  it('never falls when the queue grows, and always spans ten minutes (Q1)', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(100), (count, more) => {
        const [low = Number.NaN, high = Number.NaN] = bounds(count);
        const [laterLow = Number.NaN] = bounds(count + more);
        expect(high - low).toBe(10);
        expect(laterLow).toBeGreaterThanOrEqual(low);
      }),
    );
  });
});
