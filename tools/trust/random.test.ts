import { expect, it } from 'vitest';
import { Random } from './random.ts';

it('returns the same values for the same seed, and others for another', () => {
  const drawn = (seed: number) => {
    const random = new Random(seed);
    return [random.word(12), random.below(1000), random.chance(0.5), random.pick([1, 2, 3])];
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});
