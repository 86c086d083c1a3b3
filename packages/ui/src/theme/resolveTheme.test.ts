import { expect, test } from 'vitest';
import { resolveTheme } from './resolveTheme.ts';

test('prefers the stored theme to the system preference', () => {
  expect(resolveTheme('light', true)).toBe('light');
  expect(resolveTheme('dark', false)).toBe('dark');
});

test('follows the system preference without a stored theme, light by default', () => {
  expect(resolveTheme(null, true)).toBe('dark');
  expect(resolveTheme(null, false)).toBe('light');
});

test('ignores an invalid stored value', () => {
  expect(resolveTheme('DARK; drop', true)).toBe('dark');
  expect(resolveTheme('', false)).toBe('light');
});
