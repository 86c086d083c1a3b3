import { expect, it } from 'vitest';
import { scale } from './scale.ts';

it.each([
  [
    [122, 148],
    [120, 130, 140, 150],
  ],
  [
    [5.1, 5.3],
    [5.1, 5.15, 5.2, 5.25, 5.3],
  ],
  [[58], [40, 60]],
  [
    [0, 0],
    [0, 0.5],
  ],
])('returns round ticks for %j', (values, ticks) => {
  expect(scale(values).ticks).toEqual(ticks);
});
