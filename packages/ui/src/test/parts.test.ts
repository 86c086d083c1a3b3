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

/** One look only, or one at a time on a page: their states are stories of their own. */
const withoutMatrix = new Set([
  ...['Divider', 'OfflineBanner', 'VisuallyHidden'],
  ...[
    'AppShell',
    'ConfirmDialog',
    'Dialog',
    'FullScreenOverlay',
    'Page',
    'PrintPage',
    'ThemeDialog',
    'VideoStage',
  ],
]);

test.each(stories)('$name shows what it is by default, and all its variants at once', ({ name, text }) => {
  const names = storyNames(text);
  expect(names).toContain('Default');
  if (!withoutMatrix.has(name)) expect(names).toContain('Matrix');
});

test.each(stories)('the page of $name says when to use it, when not, and how', ({ file }) => {
  const folder = dirname(file);
  const guidance = join(source, folder, `${basename(folder)}.guidance.ts`);
  expect(existsSync(guidance), `write ${folder}/${basename(folder)}.guidance.ts`).toBe(true);
  const text = readFileSync(guidance, 'utf8');
  for (const part of ['use', 'avoid', 'accessibility', 'content'])
    expect(text).toMatch(new RegExp(`\\b${part}:\\s*['"\`]\\S.{10,}`));
});

/** What one story does, up to the next. */
function bodyOf(text: string, story: string): string {
  const begin = text.indexOf(`export const ${story} = meta.story`);
  const end = text.indexOf('\nexport const ', begin + 1);
  return begin < 0 ? '' : text.slice(begin, end < 0 ? undefined : end);
}

const patterns = stories.filter(({ file }) => file.startsWith('patterns/'));

test.each(patterns)('$name is worked with the keyboard alone', ({ name, text }) => {
  const proof = keyboardProofs[name];
  expect(proof, `name the story of ${name} in keyboard.ts`).toBeDefined();
  if (proof === 'nothing to operate') return;
  const body = bodyOf(text, proof ?? '');
  expect(body, `${name} has no story ${proof}`).not.toBe('');
  expect(body).toMatch(/keyboard|tab\(|type\(/i);
  expect(body, 'a pointer is no keyboard').not.toMatch(/\.(click|pointer|hover)\(/);
});

test('no proof is kept of what is gone', () => {
  const names = new Set(patterns.map(({ name }) => name));
  expect(Object.keys(keyboardProofs).filter((name) => !names.has(name))).toEqual([]);
});
