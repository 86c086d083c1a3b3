import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTestStory, partGroups, screenGroups } from '../.storybook/sidebar.ts';

const source = join(import.meta.dirname, '../packages/ui/src');
const parts: readonly string[] = Object.values(partGroups).flat();
const screens: readonly string[] = Object.values(screenGroups).flat();

test('each component or screen has one heading in the sidebar', () => {
  expect(parts).toEqual([...new Set(parts)]);
  expect(screens).toEqual([...new Set(screens)]);
});

test('the sidebar names only existing entries', () => {
  const isThere = (kind: string, name: string) => existsSync(join(source, kind, name));
  expect(parts.filter((name) => !(isThere('primitives', name) || isThere('patterns', name)))).toEqual([]);
  expect(screens.filter((name) => !isThere('screens', name))).toEqual([]);
});

test('a story with a play function is a test, unless it documents the component', () => {
  expect(isTestStory('ChosenWithKeyboard', true)).toBe(true);
  expect(isTestStory('Ready', true)).toBe(false);
  expect(isTestStory('LongWordsOnANarrowScreen', true)).toBe(false);
  expect(isTestStory('NotAvailable', false)).toBe(false);
});
