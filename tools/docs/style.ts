// Checks the house style of everything that people read: `node tools/docs/style.ts [path …]`. The decision is docs/adr/0030-style-check.md.
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
import { ALLOWED_STYLE, type AllowedStyle, exact } from './style.allowed.ts';
import { britishSpelling, sentenceLength } from './styleRules.ts';

/** A passage that breaks a rule. */
export interface StyleFinding {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

/** Generated, or quotes publications; the contract has a linter of its own. */
const excluded =
  /(?:^|\/)(?:generated\.ts|CHANGELOG\.md)$|\/api\/.*\.md$|\/data\/|^pnpm-lock|^openapi\.yaml$|^tools\/docs\/.*\.test\.ts$/;

const markdown = unified().use(remarkParse).use(remarkGfm);

const rules = unified()
  .use(retextEquality, { ignore: [...exact] })
  .use(sentenceLength)
  .use(britishSpelling);

/** Stands for a code span, which the parser of sentences does not know as the first word of one. */
const codeWord = 'Code';

/** Replaces code spans by a word. */
function withoutCode<Part extends Nodes>(node: Part): Part {
  if (node.type === 'inlineCode') return { ...node, type: 'text', value: codeWord } as unknown as Part;
  return 'children' in node ? { ...node, children: node.children.map(withoutCode) } : node;
}

/** Returns what breaks a rule in one file. */
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

/** Returns the line in which each text begins when they are joined by blank lines. */
function startsOf(texts: readonly string[]): readonly number[] {
  let next = 1;
  return texts.map((own) => {
    const start = next;
    next += own.split('\n').length + 1;
    return start;
  });
}

/** Returns every finding below the given paths, or of the whole repository. */
export function allStyle(paths: readonly string[] = []): readonly StyleFinding[] {
  return repositoryFiles()
    .filter((path) => paths.length === 0 || paths.some((wanted) => path.startsWith(wanted)))
    .filter((path) => !excluded.test(path))
    .filter((path) => !/\.mdx?$/.test(path) || isDocumentation(path) || path.startsWith('.'))
    .flatMap((path) => styleOf(path, readSource(path)));
}

/** Sorts findings into those to fix and entries of the allow list that nothing needs. */
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
  for (const { path, text: own } of notNeeded) console.error(`style.allowed.ts: not needed: ${path}: ${own}`);
  console.log(`${wrong.length} passages to fix`);
  if (wrong.length + notNeeded.length > 0) process.exitCode = 1;
}
