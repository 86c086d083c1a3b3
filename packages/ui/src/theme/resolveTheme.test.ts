import { expect, test } from 'vitest';
import { resolveTheme } from './resolveTheme.ts';

test('a stored choice wins over the system', () => {
  expect(resolveTheme('light', true)).toBe('light');
  expect(resolveTheme('dark', false)).toBe('dark');
});

test('without a choice the page follows the system, and is light when the system has no wish', () => {
  expect(resolveTheme(null, true)).toBe('dark');
  expect(resolveTheme(null, false)).toBe('light');
});

test('a damaged stored value counts as no choice', () => {
  expect(resolveTheme('DARK; drop', true)).toBe('dark');
  expect(resolveTheme('', false)).toBe('light');
});
