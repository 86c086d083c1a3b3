// Checks the house style of prose: `node tools/docs/style.ts [path …]`. Decision: docs/adr/0030-style-check.md.
import type { Nodes, Paragraph } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import retextEquality from 'retext-equality';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { passagesOf } from './passages.ts';
import { isDocumentation, readSource, repositoryFiles } from './sources.ts';
import { ALLOWED_STYLE, type AllowedStyle, exactTerms } from './style.allowed.ts';
import { britishSpelling, sentenceLength } from './styleRules.ts';

/** Passage that violates a rule. */
export interface StyleFinding {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

/** Files that are generated or quote publications, and the contract, which has its own linter. */
const excluded =
  /(?:^|\/)(?:generated\.ts|CHANGELOG\.md)$|\/api\/.*\.md$|\/data\/|^pnpm-lock|^openapi\.yaml$|^tools\/docs\/.*\.test\.ts$/;

const markdown = unified().use(remarkParse).use(remarkGfm);

const rules = unified()
  .use(retextEquality, { ignore: [...exactTerms] })
  .use(sentenceLength)
  .use(britishSpelling);

/** Replaces a code span, which the sentence parser does not support as a first word. */
const codeWord = 'Code';

/** Replaces code spans by a word. */
function withoutCode<Part extends Nodes>(node: Part): Part {
  if (node.type === 'inlineCode') return { ...node, type: 'text', value: codeWord } as unknown as Part;
  return 'children' in node ? { ...node, children: node.children.map(withoutCode) } : node;
}

/** Returns the violations in one file. */
export function styleOf(path: string, source: string): readonly StyleFinding[] {
  const passages = passagesOf(path, source);
  const file = new VFile(passages.map(({ text }) => text).join('\n\n'));
  visit(markdown.parse(file), (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    rules.runSync(
      toNlcst({ ...withoutCode(node), type: 'paragraph' } as Paragraph, file, ParseEnglish),
      file,
    );
  });
  const starts = startsOf(passages.map(({ text }) => text));
  return file.messages.map(({ line = 1, source: plugin, ruleId, reason }) => {
    const index = starts.findLastIndex((start) => start <= line);
    const own = (passages[index]?.line ?? 1) + line - (starts[index] ?? 1);
    return { path, line: own, rule: `${plugin}:${ruleId}`, message: reason };
  });
}

/** Returns the start line of each text when they are joined by blank lines. */
function startsOf(texts: readonly string[]): readonly number[] {
  let next = 1;
  return texts.map((own) => {
    const start = next;
    next += own.split('\n').length + 1;
    return start;
  });
}

/** Returns all findings below the given paths, or in the whole repository. */
export function allStyle(paths: readonly string[] = []): readonly StyleFinding[] {
  return repositoryFiles()
    .filter((path) => paths.length === 0 || paths.some((wanted) => path.startsWith(wanted)))
    .filter((path) => !excluded.test(path))
    .filter((path) => !/\.mdx?$/.test(path) || isDocumentation(path) || path.startsWith('.'))
    .flatMap((path) => styleOf(path, readSource(path)));
}

/** Splits findings into violations and unused allow-list entries. */
export function judgeStyle(
  findings: readonly StyleFinding[],
  allowed: readonly AllowedStyle[] = ALLOWED_STYLE,
) {
  const fits = (finding: StyleFinding, entry: AllowedStyle) =>
    finding.path.startsWith(entry.path) && finding.message.includes(entry.text);
  return {
    wrong: findings.filter((finding) => !allowed.some((entry) => fits(finding, entry))),
    unused: allowed.filter((entry) => !findings.some((finding) => fits(finding, entry))),
  };
}

if (import.meta.main) {
  const paths = process.argv.slice(2);
  const { wrong, unused } = judgeStyle(allStyle(paths));
  for (const { path, line, rule, message } of wrong) console.error(`${path}:${line}: ${rule}: ${message}`);
  const notNeeded = paths.length === 0 ? unused : [];
  for (const { path, text: own } of notNeeded) console.error(`style.allowed.ts: unused: ${path}: ${own}`);
  console.log(`${wrong.length} passages to fix`);
  if (wrong.length + notNeeded.length > 0) process.exitCode = 1;
}
