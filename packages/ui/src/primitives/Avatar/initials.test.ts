import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('one word gives its first two letters', () => {
  expect(initials('Mei')).toBe('Me');
});

test('a word of one letter gives that letter', () => {
  expect(initials('K')).toBe('K');
});

test('two words give the first letter of each', () => {
  expect(initials('Priya Nair')).toBe('PN');
});

test('more words still give the first and second', () => {
  expect(initials('Tan Wei Ling')).toBe('TW');
});

test('spaces around and between words do not count', () => {
  expect(initials('  Tan   Wei ')).toBe('TW');
});

test('letters of any script stay whole', () => {
  expect(initials('陈 伟玲')).toBe('陈伟');
  expect(initials('𠮷野')).toBe('𠮷野');
});

test('an empty name gives no letters', () => {
  expect(initials('  ')).toBe('');
});
