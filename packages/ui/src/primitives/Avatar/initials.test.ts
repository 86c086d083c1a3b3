import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('returns the first two letters of a single word', () => {
  expect(initials('Mei')).toBe('Me');
});

test('returns the letter of a one-letter word', () => {
  expect(initials('K')).toBe('K');
});

test('returns the first letter of each of two words', () => {
  expect(initials('Priya Nair')).toBe('PN');
});

test('uses the first two of several words', () => {
  expect(initials('Tan Wei Ling')).toBe('TW');
});

test('ignores extra spaces', () => {
  expect(initials('  Tan   Wei ')).toBe('TW');
});

test('keeps letters of any script intact', () => {
  expect(initials('陈 伟玲')).toBe('陈伟');
  expect(initials('𠮷野')).toBe('𠮷野');
});

test('returns an empty string for an empty name', () => {
  expect(initials('  ')).toBe('');
});
