import { expect, it } from 'vitest';
import { acceptQuality } from './accept.ts';

it.each([
  [undefined, 'image/png', 1],
  ['', 'image/png', 1],
  ['*/*', 'image/png', 1],
  ['image/*', 'image/png', 1],
  ['application/json', 'image/png', 0],
  ['image/png;q=0.4, image/*;q=0.9, */*;q=0.1', 'image/png', 0.4],
  ['image/avif,image/*,*/*;q=0.8', 'application/json', 0.8],
  ['IMAGE/PNG ; Q=0.5', 'image/png', 0.5],
  ['image/png;q=often', 'image/png', 0],
])('Accept %j has for %s the quality', (accept, mediaType, quality) => {
  expect(acceptQuality(accept, mediaType)).toBe(quality);
});
