// Checks the architecture decisions and writes their list: `node tools/docs/adr.ts`; `--check` fails when the list is stale.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, repositoryFiles, root } from './sources.ts';

const folder = 'docs/adr';
const listPath = `${folder}/README.md`;

/** File of a decision. */
export interface DecisionFile {
  /** File name without its folder. */
  readonly file: string;
  readonly text: string;
}

const sections = ['Context', 'Decision', 'Alternatives', 'Consequences'];
const name = /^(\d{4})-[a-z0-9-]+\.md$/;
const status = /^(?:accepted(?:, amended by (\[.+))?|superseded by (\[.+)|withdrawn on \d{4}-\d{2}-\d{2})$/;
const link = /\[ADR (\d+)\]\(([^)]+)\)/g;

const numberOf = (file: string): number => Number(name.exec(file)?.[1]);
const field = (text: string, key: string) => new RegExp(`^- ${key}: (.*)$`, 'm').exec(text)?.[1];
const titleOf = (text: string) => /^# \d+\. (.*)$/m.exec(text)?.[1]?.replaceAll('<', '&lt;') ?? '';

/** Returns the problems of links to other decisions. A superseded decision needs links in both directions. */
function statusProblems({ file, text }: DecisionFile, all: readonly DecisionFile[]): readonly string[] {
  const own = field(text, 'Status') ?? '';
  const match = status.exec(own);
  if (!match)
    return [
      'the status is none of: accepted; accepted, amended by [ADR n](file); superseded by [ADR n](file); withdrawn on a date',
    ];
  const [, amendedBy, supersededBy] = match;
  const links = [...(amendedBy ?? supersededBy ?? '').matchAll(link)];
  if ((amendedBy ?? supersededBy) !== undefined && links.length === 0)
    return ['the status links no decision'];
  return links.flatMap(([, number, target]) => {
    const other = all.find((decision) => decision.file === target);
    if (!other || numberOf(other.file) !== Number(number)) return [`there is no ADR ${number} in ${target}`];
    const isNamed = new RegExp(`^- Supersedes: .*\\(${file}\\)`, 'm').test(other.text);
    return supersededBy === undefined || isNamed ? [] : [`${other.file} has no "- Supersedes:" with ${file}`];
  });
}

/** Returns the problems of each decision: number, title, date, status and sections. */
export function decisionProblems(all: readonly DecisionFile[]): readonly string[] {
  return all.flatMap((decision) => {
    const { file, text } = decision;
    const number = numberOf(file);
    const date = field(text, 'Date') ?? '';
    const missing = sections.filter((section) => !text.includes(`\n## ${section}\n`));
    const isTwice = all.some((other) => other.file !== file && numberOf(other.file) === number);
    return [
      ...(Number.isNaN(number) ? ['the file is not named 0001-title.md'] : []),
      ...(isTwice ? [`number ${number} is used twice`] : []),
      ...(text.startsWith(`# ${number}. `) ? [] : ['the title does not begin with its number']),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(date) ? [] : ['there is no date']),
      ...statusProblems(decision, all),
      ...missing.map((section) => `there is no section "${section}"`),
    ].map((problem) => `${file}: ${problem}`);
  });
}

/** Returns the numbers of missing decisions that a text names. */
export function missingDecisions(text: string, all: readonly DecisionFile[]): readonly number[] {
  const known = new Set(all.map(({ file }) => numberOf(file)));
  return [...text.matchAll(/\bADR (\d+)\b|\badr\/(\d{4})\b/g)]
    .map(([, number, path]) => Number(number ?? path))
    .filter((number) => !known.has(number));
}

/** Returns the decisions of the repository. */
export function readDecisions(): readonly DecisionFile[] {
  return repositoryFiles()
    .filter((path) => path.startsWith(`${folder}/`) && path !== listPath)
    .toSorted()
    .map((path) => ({ file: path.slice(folder.length + 1), text: readSource(path) }));
}

/** Returns the page with the list of decisions. */
export function decisionList(all: readonly DecisionFile[]): string {
  const rows = all.map(
    ({ file, text }) =>
      `| ${numberOf(file)} | [${titleOf(text)}](${file}) | ${field(text, 'Date')} | ${field(text, 'Status')} |`,
  );
  return [
    '# Architecture decisions',
    '',
    'One file per decision. Copy the sections of the newest one. Keep a decision that no longer holds, with the status “superseded by”, and name it under',
    '“Supersedes” in the one that replaces it. Where none replaces it, the status is “withdrawn on” with the date, and the file states why. `pnpm generate`',
    'writes this list.',
    '',
    '| | Decision | Date | Status |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) {
  const list = decisionList(readDecisions());
  if (!process.argv.includes('--check')) writeFileSync(join(root, listPath), list);
  else if (readSource(listPath) !== list) {
    console.error(`${listPath} is older than the decisions. Run: pnpm generate`);
    process.exitCode = 1;
  }
}
