import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keyboardProofs } from './keyboard.ts';

const source = join(import.meta.dirname, '..');
const stories = globSync('{primitives,patterns}/*/*.stories.tsx', { cwd: source }).map((file) => ({
  file,
  name: basename(file, '.stories.tsx'),
  text: readFileSync(join(source, file), 'utf8'),
}));
const storyNames = (text: string) =>
  Array.from(text.matchAll(/^export const (\w+) = meta\.story/gm), ([, name]) => name ?? '');

/** Components without a story of all variants, with the reason. */
const withoutMatrix: Readonly<Record<string, string>> = {
  AppShell: 'It is the whole window; menu, roles and theme are stories of their own.',
  ConfirmDialog: 'It covers the page, so only one can be open.',
  Dialog: 'It covers the page, so only one can be open.',
  Divider: 'It has no variants.',
  FullScreenOverlay: 'It covers the page, so only one can be shown.',
  OfflineBanner: 'It has one look; without it there is nothing to see.',
  Page: 'It is the whole page, and a page has one first heading.',
  PrintPage: 'It is the whole page, and a page has one first heading.',
  ThemeDialog: 'It covers the page, so only one can be open.',
  VideoStage: 'It fills the window with one call; its states are stories of their own.',
  VisuallyHidden: 'There is nothing to see.',
};

test.each(stories)('$name has a default story and a matrix story', ({ name, text }) => {
  const names = storyNames(text);
  expect(names).toContain('Default');
  expect(names.includes('Matrix'), withoutMatrix[name] ?? 'show its variants at once').toBe(
    !(name in withoutMatrix),
  );
});

test.each(stories)('$name has usage guidance', ({ file }) => {
  const folder = dirname(file);
  const guidance = join(source, folder, `${basename(folder)}.guidance.ts`);
  expect(existsSync(guidance), `write ${folder}/${basename(folder)}.guidance.ts`).toBe(true);
  const text = readFileSync(guidance, 'utf8');
  for (const part of ['use', 'avoid', 'accessibility', 'content'])
    expect(text).toMatch(new RegExp(`\\b${part}:\\s*['"\`]\\S.{10,}`));
});

/** Returns the body of a story, up to the next one. */
function bodyOf(text: string, story: string): string {
  const begin = text.indexOf(`export const ${story} = meta.story`);
  const end = text.indexOf('\nexport const ', begin + 1);
  return begin < 0 ? '' : text.slice(begin, end < 0 ? undefined : end);
}

const patterns = stories.filter(({ file }) => file.startsWith('patterns/'));

test.each(patterns)('$name has a keyboard-only story', ({ name, text }) => {
  const proof = keyboardProofs[name];
  expect(proof, `name the story of ${name} in keyboard.ts`).toBeDefined();
  if (proof === 'nothing to operate') return;
  const body = bodyOf(text, proof ?? '');
  expect(body, `${name} has no story ${proof}`).not.toBe('');
  expect(body).toMatch(/keyboard|tab\(|type\(/i);
  expect(body, 'a pointer is no keyboard').not.toMatch(/\.(click|pointer|hover)\(/);
});

test('lists no removed components', () => {
  const names = new Set(stories.map(({ name }) => name));
  const kept = [...Object.keys(keyboardProofs), ...Object.keys(withoutMatrix)];
  expect(kept.filter((name) => !names.has(name))).toEqual([]);
});
