import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { isTestStory, partGroups, screenGroups } from '../.storybook/sidebar.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/ui/src');
const parts: readonly string[] = Object.values(partGroups).flat();
const screens: readonly string[] = Object.values(screenGroups).flat();

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  name: string;
  exportName?: string;
  tags: readonly string[];
  anchors?: readonly { title: string }[];
}

/** Entries of the sidebar in its order, as Storybook computes them. */
let entries: readonly Entry[] = [];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-sidebar-'));
  const file = join(folder, 'index.json');
  const parameters = ['index', '--quiet', '--disable-telemetry', '-c', '.storybook', '-o', file];
  execFileSync(join(root, 'node_modules/.bin/storybook'), parameters, { cwd: root, stdio: 'ignore' });
  const all = Object.values<Entry>(JSON.parse(readFileSync(file, 'utf8')).entries);
  entries = all.filter(({ tags }) => tags.includes('dev') && !tags.includes('behaviour'));
  rmSync(folder, { recursive: true });
});

const ofTitle = () => Map.groupBy(entries, ({ title }) => title);

test('each component or screen has one heading in the sidebar', () => {
  expect(parts).toEqual([...new Set(parts)]);
  expect(screens).toEqual([...new Set(screens)]);
});

test('the sidebar names only existing entries', () => {
  const isThere = (kind: string, name: string) => existsSync(join(source, kind, name));
  expect(parts.filter((name) => !(isThere('primitives', name) || isThere('patterns', name)))).toEqual([]);
  expect(screens.filter((name) => !isThere('screens', name))).toEqual([]);
});

test('a story with a play function is a test, unless it shows a state', () => {
  expect(isTestStory({ exportName: 'ChosenWithKeyboard', tags: [], hasPlay: true })).toBe(true);
  expect(isTestStory({ exportName: 'NotSaved', tags: ['state'], hasPlay: true })).toBe(false);
  expect(isTestStory({ exportName: 'Ready', tags: [], hasPlay: true })).toBe(false);
  expect(isTestStory({ exportName: 'NotAvailable', tags: [], hasPlay: false })).toBe(false);
});

test('the sidebar begins with the start page and ends with the releases, without headings outside a group', () => {
  expect(entries[0]?.title).toBe('Start/Start here');
  expect(entries.at(-1)?.title).toBe('Releases/Accessibility conformance');
  const depthOf = (title: string) => title.split('/').length;
  const wrong = entries.filter(({ title }) => depthOf(title) !== (title.startsWith('Screens/') ? 3 : 2));
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

test('components and screens of a group are in alphabetical order', () => {
  const titles = [...ofTitle().keys()].filter(
    (title) => title.startsWith('Screens/') || parts.includes(title.split('/')[1] ?? ''),
  );
  const groups = Map.groupBy(titles, (title) => title.slice(0, title.lastIndexOf('/')));
  for (const group of groups.values()) expect(group).toEqual(group.toSorted((a, b) => a.localeCompare(b)));
});

test('each component and screen shows its documentation, then its ordinary state', () => {
  const shown = [...ofTitle()].filter(([, [first]]) => !first?.tags.includes('unattached-mdx'));
  expect(shown.length).toBeGreaterThan(100);
  const wrong = shown.filter(
    ([, [docs, ordinary]]) => docs?.type !== 'docs' || !/^(Default|Ready)$/.test(ordinary?.exportName ?? ''),
  );
  expect(wrong.map(([title]) => title)).toEqual([]);
});

test.each([
  'alert',
  'autocomplete',
  'breadcrumb',
  'checkbox',
  'chip',
  'date picker',
  'drawer',
  'dropdown',
  'loader',
  'modal',
  'notification',
  'otp',
  'pill',
  'popover',
  'radio',
  'search',
  'snackbar',
  'textarea',
  'toggle',
  'upload',
  'wizard',
])('the search finds %s', (word) => {
  const texts = entries.flatMap(({ title, anchors = [] }) => [
    title,
    ...anchors.map((anchor) => anchor.title),
  ]);
  expect(texts.some((text) => text.toLowerCase().includes(word))).toBe(true);
});

test('links between documentation pages lead to a page', () => {
  const docs = join(root, 'packages/ui/docs');
  const targets = globSync('*.mdx', { cwd: docs }).flatMap((file) =>
    Array.from(
      readFileSync(join(docs, file), 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g),
      ([, id]) => id,
    ),
  );
  const ids = new Set(entries.map(({ id }) => id));
  expect(targets.length).toBeGreaterThan(30);
  expect(targets.filter((id = '') => !ids.has(id))).toEqual([]);
});
