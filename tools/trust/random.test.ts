import { expect, it } from 'vitest';
import { Random } from './random.ts';

it('chooses the same for the same seed, and other things for another', () => {
  const drawn = (seed: number) => {
    const random = new Random(seed);
    return [random.word(12), random.below(1000), random.chance(0.5), random.pick([1, 2, 3])];
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});
