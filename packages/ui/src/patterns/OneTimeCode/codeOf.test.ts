import { expect, test } from 'vitest';
import { codeOf } from './codeOf.ts';

test('extracts a code from a pasted message', () => {
  expect(codeOf('123 456')).toBe('123456');
  expect(codeOf('Your code: 123-456.')).toBe('123456');
  expect(codeOf('1234567')).toBe('123456');
  expect(codeOf('')).toBe('');
});
