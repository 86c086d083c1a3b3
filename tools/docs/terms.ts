// Finds terms that docs/glossary.md replaces, in documentation, comments and log messages: `node tools/docs/terms.ts`.
import { proseOf } from './prose.ts';
import { readSource, repositoryFiles } from './sources.ts';
import { ALLOWED, type AllowedTerm } from './terms.allowed.ts';

const glossaryPath = 'docs/glossary.md';
/** Excludes the glossary, which quotes the terms, and files that are generated, dated, or quote publications and specified texts. */
const excluded =
  /^docs\/glossary\.md$|(?:^|\/)(?:(?:\w+\.)?generated\.ts|CHANGELOG\.md)$|^\.changeset\/(?!README)|\/api\/.*\.md$|^tools\/docs\/.*\.test\.ts$|^pnpm-lock\.yaml$|^openapi(?:\.yaml$|\/)|\.bundled\.yaml$/;

/** A replaced term in a line of prose. */
export interface TermFinding {
  readonly path: string;
  readonly line: number;
  readonly term: string;
  readonly text: string;
}

const columns = /^(?:Do not use|Instead of)$/;
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Returns the terms in the columns “Do not use” and “Instead of” of the glossary's tables. */
export function replacedTerms(glossary: string): readonly string[] {
  let column = -1;
  return glossary.split('\n').flatMap((row) => {
    if (!row.startsWith('|')) {
      column = -1;
      return [];
    }
    const cells = cellsOf(row);
    if (column < 0) {
      column = cells.findIndex((cell) => columns.test(cell));
      return [];
    }
    return (cells[column] ?? '')
      .split(',')
      .map((term) => term.trim())
      .filter((term) => /[a-z]/i.test(term));
  });
}

/** Returns the number of concepts in the glossary, the rows that define a term. */
export function conceptCount(glossary: string): number {
  const [definitions = ''] = glossary.split('\n## Phrases');
  return definitions.split('\n').filter((row) => /^\| (?!Term \||---)/.test(row)).length;
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the replaced terms in the prose of one file. */
export function termsIn(path: string, source: string, terms: readonly string[]): readonly TermFinding[] {
  const prose = proseOf(path, source);
  const pattern = new RegExp(`(?<![\\w-])(?:${terms.map(literal).join('|')})(?![\\w-])`, 'gi');
  return prose.flatMap(({ line, text }) =>
    [...text.matchAll(pattern)].map(([term]) => ({
      path,
      line,
      term: term.toLowerCase(),
      text: text.trim(),
    })),
  );
}

/** Returns every replaced term of the repository. */
export function allTerms(): readonly TermFinding[] {
  const terms = replacedTerms(readSource(glossaryPath)).toSorted((a, b) => b.length - a.length);
  return repositoryFiles()
    .filter((path) => !excluded.test(path) && proseOf(path, '').length > 0)
    .flatMap((path) => termsIn(path, readSource(path), terms));
}

/** Splits findings into violations and unused allow-list entries. */
export function judgeTerms(findings: readonly TermFinding[], allowed: readonly AllowedTerm[] = ALLOWED) {
  const fits = ({ path, text }: TermFinding, entry: AllowedTerm) =>
    path === entry.path && text.includes(entry.text);
  return {
    wrong: findings.filter((finding) => !allowed.some((entry) => fits(finding, entry))),
    unused: allowed.filter((entry) => !findings.some((finding) => fits(finding, entry))),
  };
}

if (import.meta.main) {
  const findings = allTerms();
  const { wrong, unused } = judgeTerms(findings);
  for (const { path, line, term, text } of wrong) console.error(`${path}:${line}: "${term}": ${text}`);
  for (const { path, text } of unused) console.error(`terms.allowed.ts: unused: ${path}: ${text}`);
  console.log(`${findings.length} replaced terms, ${wrong.length} to fix`);
  if (wrong.length + unused.length > 0) process.exitCode = 1;
}
