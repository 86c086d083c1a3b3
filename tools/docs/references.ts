// Finds broken references of the documentation: `node tools/docs/references.ts`.
import { dirname, join, normalize } from 'node:path';
import { commandProblem } from './commands.ts';
import { collectFacts, type Facts, isSource } from './facts.ts';
import { anchorsOf, codeSpans, linkTargets, shellLines } from './markdown.ts';
import { nameProblem } from './names.ts';
import { ALLOWED_REFERENCES, type AllowedReference } from './references.allowed.ts';
import { isDocumentation, readSource, repositoryFiles } from './sources.ts';

/** Broken reference. */
export interface ReferenceFinding {
  readonly path: string;
  readonly line: number;
  readonly reference: string;
  readonly problem: string;
}

// `tools/sidebar.test.ts` checks links to pages of Storybook.
const external = /^(?:[a-z]+:|#$|\?path=)/;

/** Returns why a link is broken, or `null`. `read` returns the text of a page. */
function linkProblem(from: string, target: string, facts: Facts, read: (path: string) => string) {
  if (external.test(target)) return null;
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : normalize(join(dirname(from), file)).replace(/\/$/, '');
  const isFolder = facts.files.some((other) => other.startsWith(`${path}/`));
  if (!facts.files.includes(path)) return isFolder ? null : 'no such file';
  if (anchor === undefined || !path.endsWith('.md')) return null;
  return anchorsOf(read(path)).has(anchor) ? null : 'no such heading';
}

/** Returns the broken references of one page. */
export function referencesIn(
  path: string,
  page: string,
  facts: Facts,
  read: (path: string) => string = readSource,
): readonly ReferenceFinding[] {
  const found = [
    ...linkTargets(page).map((part) => ({ ...part, problem: linkProblem(path, part.text, facts, read) })),
    ...codeSpans(page).map((part) => ({ ...part, problem: nameProblem(part.text, facts) })),
    ...shellLines(page).map((part) => ({ ...part, problem: commandProblem(part.text, facts) })),
  ];
  return found.flatMap(({ line, text, problem }) =>
    problem === null ? [] : [{ path, line, reference: text, problem }],
  );
}

const page = /\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g;

/** Returns the missing pages and headings of `docs` that code, comments or settings of one file name. */
export function pagesNamedIn(
  path: string,
  source: string,
  facts: Facts,
  read: (path: string) => string = readSource,
): readonly ReferenceFinding[] {
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(page)].flatMap(([reference]) => {
      const problem = linkProblem('README.md', reference, facts, read);
      return problem === null ? [] : [{ path, line: index + 1, reference, problem }];
    }),
  );
}

/** Returns all broken references: of the documentation, and from code and configuration to it. */
export function allReferences(): readonly ReferenceFinding[] {
  const facts = collectFacts();
  return repositoryFiles().flatMap((path) => {
    if (isDocumentation(path)) return referencesIn(path, readSource(path), facts);
    const isCode = isSource(path) && !/\.test\.ts$/.test(path) && !path.startsWith('examples/');
    return isCode ? pagesNamedIn(path, readSource(path), facts) : [];
  });
}

/** Splits findings into violations and unused allow-list entries. */
export function judgeReferences(
  findings: readonly ReferenceFinding[],
  allowed: readonly AllowedReference[] = ALLOWED_REFERENCES,
) {
  const fits = (finding: ReferenceFinding, entry: AllowedReference) =>
    finding.path === entry.path && entry.references.includes(finding.reference);
  return {
    wrong: findings.filter((finding) => !allowed.some((entry) => fits(finding, entry))),
    unused: allowed.flatMap(({ path, references }) =>
      references
        .filter((reference) => !findings.some((own) => own.path === path && own.reference === reference))
        .map((reference) => ({ path, reference })),
    ),
  };
}

if (import.meta.main) {
  const { wrong, unused } = judgeReferences(allReferences());
  for (const { path, line, reference, problem } of wrong)
    console.error(`${path}:${line}: ${reference}: ${problem}`);
  for (const { path, reference } of unused)
    console.error(`references.allowed.ts: not needed: ${path}: ${reference}`);
  console.log(`${wrong.length} broken references`);
  if (wrong.length + unused.length > 0) process.exitCode = 1;
}
