import { expect, it } from 'vitest';
import { toRuns } from './fonts.ts';

it('writes every part of a name in a font with its glyphs', () => {
  expect(toRuns('Tan 陈美, தமிழ் Žofia', false).map(({ font, text }) => [font, text.trim()])).toEqual([
    ['latin', 'Tan'],
    ['chinese', '陈美,'],
    ['tamil', 'தமிழ்'],
    ['latin-ext', 'Ž'],
    ['latin', 'ofia'],
  ]);
});

it.each([
  ['Nguyễn', 'vietnamese'],
  ['Ирина', 'cyrillic'],
  ['Ελένη', 'greek'],
  ['कुमार', 'devanagari'],
])('has glyphs for %s', (name, font) => {
  expect(toRuns(name, false).map((run) => run.font)).toContain(font);
});
