import { describe, expect, it } from 'vitest';
import { readSource } from './sources.ts';
import { allTerms, conceptCount, judgeTerms, replacedTerms, termsIn } from './terms.ts';

const glossary = `
| Term | Meaning | Do not use |
| --- | --- | --- |
| reverse proxy | in front | the door, a door |
| screen | a page | |

## Phrases

| Write | Instead of |
| --- | --- |
| again | anew |
`;
const terms = replacedTerms(glossary);

it('documentation, comments and log messages use glossary terms', () => {
  const { wrong, unused } = judgeTerms(allTerms());
  expect(wrong.map(({ path, line, term, text }) => `${path}:${line}: "${term}": ${text}`)).toEqual([]);
  expect(unused).toEqual([]);
});

it('the glossary has at most 60 terms', () => {
  expect(conceptCount(glossary)).toBe(2);
  expect(conceptCount(readSource('docs/glossary.md'))).toBeLessThanOrEqual(60);
});

it('reads the columns “Do not use” and “Instead of”', () => {
  expect(terms).toEqual(['the door', 'a door', 'anew']);
});

describe('replaced terms', () => {
  it.each([
    ['docs/a.md', 'Servers stand behind the door.'],
    ['a.ts', '// Opened anew.'],
    ['a.tsx', '{/* Opened anew. */}'],
    ['a.ts', "const url = 'https://a.example'; // Opened anew."],
    ['a.ts', "log.warn('connections are made anew');"],
    ['a.ts', "log.warn(\n  { err },\n  'connections are made anew',\n);"],
    ['a.ts', '/**\n * Knocks at a door.\n */'],
    ['deploy/compose.yaml', 'image: a # The door.'],
  ])('%s: %s', (path, text) => {
    expect(termsIn(path, text, terms)).toHaveLength(1);
  });

  it('reports the line number', () => {
    expect(termsIn('a.ts', 'const a = 1;\n\n// Anew.', terms)).toMatchObject([{ line: 3, term: 'anew' }]);
  });
});

describe('text outside prose', () => {
  it.each([
    ['docs/a.md', 'Set `the door` or\n```sh\nopen the door\n```\nor [a](the door).'],
    ['a.ts', "const title = 'the door';"],
    ['a.ts', "const url = 'https://anew';"],
    ['a.ts', '// Calls `the door`.'],
    ['a.ts', '// The doorbell, a-door.'],
    ['a.png', 'anew'],
  ])('%s: %s', (path, text) => {
    expect(termsIn(path, text, terms)).toEqual([]);
  });
});

it('an allowed line passes, and an unused entry fails', () => {
  const finding = { path: 'a/b.ts', line: 1, term: 'anew', text: '// Opened anew.' };
  const allowed = [{ path: 'a/b.ts', text: 'Opened', why: 'A quotation.' }];
  expect(judgeTerms([finding], []).wrong).toEqual([finding]);
  expect(judgeTerms([finding], allowed).wrong).toEqual([]);
  expect(judgeTerms([], allowed).unused).toEqual(allowed);
});
