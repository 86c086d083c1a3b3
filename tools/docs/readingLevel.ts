// Measures the reading level of texts for patients and writes docs/reading-level.md:
// `node tools/docs/readingLevel.ts`; `--check` fails when it is stale.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fleschKincaid } from 'flesch-kincaid';
import type { Nodes } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import { syllable } from 'syllable';
import { visit } from 'unist-util-visit';
import { parseSync } from 'vite';
import { SPECIFIED_TEXTS } from './readingLevel.specified.ts';
import { readSource, repositoryFiles, root } from './sources.ts';

/** Maximum grade of a screen, as a school year. */
export const maxGrade = 7;
const pagePath = 'docs/reading-level.md';

/** Matches screens of doctors and admins, which no patient opens. */
const staff =
  /\/(?:Accounts|AlertWorklist|AuditTrail|ConsultationNotes|DoctorPage|OrderDesk|PatientRecord)\/|\/messages\/(?:consultationNote|doctorDesk)\.ts$/;

/** Sources of texts with their screen or part. The first match counts. */
const parts: readonly (readonly [pattern: RegExp, part: string])[] = [
  [/^packages\/ui\/src\/screens\/shared\/.*\.copy\.ts$/, 'parts of several screens'],
  [/^packages\/ui\/src\/screens\/(\w+)\/.*\.copy\.ts$/, '$1'],
  [/^packages\/ui\/src\/(?:patterns|primitives)\/.*\.copy\.ts$/, 'components'],
  [/^packages\/ui\/src\/messages\/(\w+)\.ts$/, 'messages: $1'],
  [/^packages\/server\/src\/.*(?:\.copy|\/copy)\.ts$/, 'mails and reminders'],
  [
    /^packages\/clinical\/src\/(alerts|emergency)\/(?!.*(?:phrases|guard|told|free))\w+\.ts$/,
    'clinical: alerts',
  ],
  [
    /^packages\/clinical\/src\/(goals|record|score|medicines|advice|freshness|results|scope)\/.*\.ts$/,
    'clinical: $1',
  ],
];

/** Texts of one screen and their level. */
export interface ScreenLevel {
  readonly screen: string;
  readonly sentences: number;
  readonly words: number;
  /** Flesch–Kincaid grade. */
  readonly grade: number;
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Returns the text of a literal, with `{}` for each expression of a template; `null` for other nodes. */
function literalOf({ type, value, quasis }: Node): string | null {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return null;
  return quasis.map((part) => String(part.value.cooked)).join('`{}`');
}

/** Returns the literals of a syntax tree. Excludes `new Error()` and import paths. */
function* literalsOf(node: unknown): Generator<string> {
  if (!isNode(node) || /^(?:Import|TS(?!As|Satisfies|NonNull)|NewExpression)/.test(String(node.type))) return;
  const text = literalOf(node);
  if (text !== null) yield text;
  for (const [key, child] of Object.entries(node)) if (key !== 'key') yield* literalsOf(child);
}

/** Replaces a value in a template: a short word, like most numbers, days and names. */
const value = 'ten';

/** Returns the sentences of a source, including specified ones. Labels and headings are not sentences. */
function allSentencesIn(path: string, source: string): readonly string[] {
  return [...literalsOf(parseSync(path, source).program)]
    .map((text) => text.replaceAll('`{}`', value).trim())
    .filter((text) => /[.?!]$/.test(text) && text.split(/\s+/).length > 2);
}

const isSpecified = (text: string) => SPECIFIED_TEXTS.some((entry) => entry.text === text);

/** Returns the measured sentences of a source. */
export const sentencesIn = (path: string, source: string): readonly string[] =>
  allSentencesIn(path, source).filter((text) => !isSpecified(text));

/** Counts the sentences, words and syllables of texts. */
export function countsOf(texts: readonly string[]): { sentence: number; word: number; syllable: number } {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const text of texts)
    visit(new ParseEnglish().parse(text) as Nodes, (node) => {
      if (node.type === 'SentenceNode') counts.sentence += 1;
      if (node.type !== 'WordNode' || !/\p{L}/u.test(textOf(node))) return;
      counts.word += 1;
      counts.syllable += syllable(textOf(node));
    });
  return counts;
}

/** Returns the Flesch–Kincaid grade of texts. */
export const gradeOf = (texts: readonly string[]): number => fleschKincaid(countsOf(texts));

/** Returns the screen of a file, or `null` when patients do not read its texts. */
export function screenOf(path: string): string | null {
  if (staff.test(path) || /\.(?:test|fixture|fixtures|sample)\.ts$|\/index\.ts$/.test(path)) return null;
  const [pattern, part = ''] = parts.find(([own]) => own.test(path)) ?? [];
  return pattern ? path.replace(pattern, part) : null;
}

/** Returns the sentences of each screen, by name. */
function sentencesByScreen(): ReadonlyMap<string, readonly string[]> {
  const screens = new Map<string, string[]>();
  for (const path of repositoryFiles()) {
    const screen = screenOf(path);
    if (screen === null) continue;
    const sentences = sentencesIn(path, readSource(path));
    if (sentences.length > 0) screens.set(screen, [...(screens.get(screen) ?? []), ...sentences]);
  }
  return screens;
}

/** Returns the specified texts that no screen contains. */
export function unusedSpecifiedTexts(): readonly string[] {
  const paths = repositoryFiles().filter((path) => screenOf(path) !== null);
  const used = new Set(paths.flatMap((path) => allSentencesIn(path, readSource(path))));
  return SPECIFIED_TEXTS.map(({ text }) => text).filter((text) => !used.has(text));
}

/** Returns the level of each screen, hardest first. */
export function allLevels(): readonly ScreenLevel[] {
  return [...sentencesByScreen()]
    .map(([screen, texts]) => {
      const { sentence: sentences, word: words } = countsOf(texts);
      return { screen, sentences, words, grade: Math.round(gradeOf(texts) * 10) / 10 };
    })
    .toSorted((a, b) => b.grade - a.grade || a.screen.localeCompare(b.screen));
}

/** Returns the page with the table of levels. */
function pageOf(levels: readonly ScreenLevel[]): string {
  const rows = levels.map(
    ({ screen, sentences, words, grade }) => `| ${screen} | ${grade.toFixed(1)} | ${sentences} | ${words} |`,
  );
  return `# Reading level of texts for patients

Grade by the formula of Flesch and Kincaid, for each screen, the hardest first. At most ${maxGrade}; \`npm test\` measures it. Only sentences count:
the formula does not apply to labels and headings. Texts that a specification fixes are listed in
\`tools/docs/readingLevel.specified.ts\` and do not count. \`pnpm generate\` writes this page.

| screen or part | grade | sentences | words |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main) {
  const page = pageOf(allLevels());
  if (!process.argv.includes('--check')) writeFileSync(join(root, pagePath), page);
  else if (readSource(pagePath) !== page) {
    console.error(`${pagePath} is stale. Run: pnpm generate`);
    process.exitCode = 1;
  }
}
