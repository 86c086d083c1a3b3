import { describe, expect, it } from 'vitest';
import { linearScale, niceDomain, tickFormat } from './linearScale.ts';

describe('a linear scale', () => {
  it('maps values to positions and back, also for an inverted axis', () => {
    const y = linearScale([100, 150], [200, 0]);
    expect([100, 125, 150].map(y)).toEqual([200, 100, 0]);
    expect(y.invert(100)).toBe(125);
  });

  it('returns round ticks', () => {
    expect(linearScale(niceDomain([117.4, 151.2], 5), [200, 0]).ticks(5)).toEqual([
      110, 120, 130, 140, 150, 160,
    ]);
    expect(niceDomain([3.7, 7.3], 5)).toEqual([3, 8]);
  });

  it('formats ticks with the decimals of the step', () => {
    const written = (marks: readonly number[]) => marks.map(tickFormat(marks));
    expect(written([5, 5.5, 6])).toEqual(['5.0', '5.5', '6.0']);
    expect(written([0.1, 0.2, 0.30000000000000004])).toEqual(['0.1', '0.2', '0.3']);
    expect(written([8000, 10_000])).toEqual(['8,000', '10,000']);
    expect(written([7])).toEqual(['7']);
  });
});
