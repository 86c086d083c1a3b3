// Reads the changes and commands of docs/tutorial.md, and applies the changes to a copy of the repository.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Code block of the tutorial that changes a file or runs commands. */
export interface TutorialBlock {
  /** Heading of the step. */
  step: string;
  language: 'diff' | 'ts' | 'sh';
  lines: readonly string[];
}

/** Returns the code blocks of a page in order, each with its heading. */
export function blocksOf(page: string): readonly TutorialBlock[] {
  const parts = page.matchAll(/^## (?<heading>.+)$|^```(?<language>diff|ts|sh)\n(?<code>[\s\S]*?)\n```$/gm);
  let step = '';
  const blocks: TutorialBlock[] = [];
  for (const { groups: { heading, language, code = '' } = {} } of parts) {
    if (heading) step = heading;
    else blocks.push({ step, language: language as TutorialBlock['language'], lines: code.split('\n') });
  }
  return blocks;
}

/** Returns the path in the first line of a block, after `--- ` or `// `. */
export function pathOf({ step, lines: [first = ''] }: TutorialBlock): string {
  const path = /^(?:---|\/\/) (\S+)$/.exec(first)?.[1];
  if (!path) throw new Error(`${step}: the first line of the block names no file: ${first}`);
  return path;
}

/** Applies one block below `root`: a `ts` block creates a file, a `diff` block changes one. Throws with the name of the step. */
export function applyBlock(root: string, block: TutorialBlock): void {
  const path = pathOf(block);
  const file = join(root, path);
  const [, ...lines] = block.lines;
  mkdirSync(dirname(file), { recursive: true });
  if (block.language === 'ts') {
    writeFileSync(file, `${lines.join('\n')}\n`, { flag: 'wx' });
    return;
  }
  const changed = hunksOf(lines).reduce(
    (text, hunk) => replaceOnce(text, hunk, `${block.step}, ${path}`),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, changed);
}

/** Splits the lines of a diff at lines with `@@`. */
function hunksOf(lines: readonly string[]): readonly (readonly string[])[] {
  const hunks: string[][] = [[]];
  for (const line of lines) {
    if (line.startsWith('@@')) hunks.push([]);
    else hunks.at(-1)?.push(line);
  }
  return hunks.filter((hunk) => hunk.length > 0);
}

const without = (hunk: readonly string[], sign: '+' | '-') =>
  hunk
    .filter((line) => !line.startsWith(sign))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/** Replaces whole lines, which must occur once. */
function replaceOnce(text: string, hunk: readonly string[], where: string): string {
  const old = `\n${without(hunk, '+')}`;
  const found = `\n${text}`.split(old);
  if (found.length !== 2)
    throw new Error(`${where}: these lines occur ${found.length - 1} times, not once:${old}`);
  return found.join(`\n${without(hunk, '-')}`).slice(1);
}
