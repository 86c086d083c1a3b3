import { expect, it } from 'vitest';
import { allNames, namesIn, refusedWords } from './identifiers.ts';

const refused = refusedWords(`
## Names

| Write | Not in a name |
| --- | --- |
| input, message | said, unsaid |
`);

it('names in code use glossary terms', () => {
  expect(allNames().map(({ path, line, name }) => `${path}:${line}: ${name}`)).toEqual([]);
});

it('reads the table “Names”', () => {
  expect([...refused]).toEqual(['said', 'unsaid']);
});

it.each([
  ['const said = 1;', 'said'],
  ['call({ keepSaid: true });', 'keepSaid'],
  ['const NOT_SAID = 1;', 'NOT_SAID'],
  ['<Part onSaid={close} />', 'onSaid'],
  ['const text = `$' + '{saidBy(error)}`;', 'saidBy'],
])('finds the name in %s', (source, name) => {
  expect(namesIn('a.tsx', source, refused)).toMatchObject([{ path: 'a.tsx', line: 1, name }]);
});

it.each([
  "const text = 'She said so.';",
  'const text = `She said so.`;',
  '// As she said.',
  '/** said */',
  'const task = aside;',
])('finds nothing in %s', (source) => {
  expect(namesIn('a.ts', source, refused)).toEqual([]);
});
