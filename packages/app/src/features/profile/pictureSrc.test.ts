import { expect, test } from 'vitest';
import { toPictureSrc } from './pictureSrc.ts';

test('a JPEG in base64 is shown', () => {
  const content = { contentType: 'image/jpeg', base64: '/9j/4AAQSkZJRg==' };
  expect(toPictureSrc(content)).toBe('data:image/jpeg;base64,/9j/4AAQSkZJRg==');
});

test.each([
  ['another kind of file', { contentType: 'image/svg+xml', base64: 'PHN2Zz4=' }],
  ['what is not base64', { contentType: 'image/jpeg', base64: '/9j/"><script>' }],
  ['an empty file', { contentType: 'image/jpeg', base64: '' }],
  ['nothing', undefined],
])('initials stand in for %s', (_name, content) => {
  expect(toPictureSrc(content)).toBeUndefined();
});
