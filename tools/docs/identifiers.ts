// Finds names in code with words that docs/glossary.md refuses in its table “Names”: `node tools/docs/identifiers.ts`.
import { codeNames } from './prose.ts';
import { readSource, repositoryFiles } from './sources.ts';

/** Name with a refused word, and its position. */
export interface NameFinding {
  readonly path: string;
  readonly line: number;
  readonly name: string;
}

/** Tests of the glossary, which quote the words, and a diagram test with an everyday machine. */
const excluded = /generated\.ts$|\/mermaid\.test\.ts$|^tools\/docs\/.*\.test\.ts$/;

/** Returns the refused words from the last column of the table “Names”. */
export function refusedWords(glossary: string): ReadonlySet<string> {
  const [, names = ''] = glossary.split('\n## Names\n');
  const rows = names.split('\n').filter((row) => /^\| (?!Write \||---)/.test(row));
  return new Set(rows.flatMap((row) => (row.split('|')[2] ?? '').split(',').map((word) => word.trim())));
}

/** Splits a camel-case, Pascal-case or upper-case name into lower-case words. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .split(/[ _$]+/)
    .map((word) => word.toLowerCase());

/** Returns the names of one file that contain a refused word. */
export function namesIn(path: string, source: string, refused: ReadonlySet<string>): readonly NameFinding[] {
  return codeNames(source)
    .filter(({ text }) => wordsOf(text).some((word) => refused.has(word)))
    .map(({ line, text }) => ({ path, line, name: text }));
}

/** Returns every name of the repository that contains a refused word. */
export function allNames(): readonly NameFinding[] {
  const refused = refusedWords(readSource('docs/glossary.md'));
  return repositoryFiles()
    .filter((path) => /\.tsx?$/.test(path) && !excluded.test(path))
    .flatMap((path) => namesIn(path, readSource(path), refused));
}

if (import.meta.main) {
  const findings = allNames();
  for (const { path, line, name } of findings) console.error(`${path}:${line}: ${name}`);
  console.log(`${findings.length} names to change`);
  if (findings.length > 0) process.exitCode = 1;
}
