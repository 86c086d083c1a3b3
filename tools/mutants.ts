// `pnpm test:mutants`: removes one ownership predicate or role check at a time, in a copy of the tree, and runs the
// authorisation matrix and then the tests beside the file. A mutant that no test notices is printed and fails the run.
// `--list` only counts; `--sample 10` takes ten, `--seed 2` other ten; `--only diary` those whose place has that word.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

interface Mutant {
  /** From the root. */
  file: string;
  line: number;
  /** What is removed. */
  removed: string;
  mutated: string;
  /** Part of the names of the matrix's tests that must notice it; all of them without. */
  operationId?: string;
}

interface Rule {
  pattern: RegExp;
  /** Whether the expression goes on to the bracket that closes the one that the pattern ends with. */
  isCall: boolean;
  replacement: string;
}

const root = join(import.meta.dirname, '..');
const serverSource = 'packages/server/src';
const matrix = `${serverSource}/authorisation`;

/** Checks of whose something is, and what takes their place. Definitions and imports are left alone. */
const rules: readonly Rule[] = [
  { pattern: /(?<!function )\b(?:ownedBy|partOf|visibleTo)\(/g, isCall: true, replacement: 'undefined' },
  { pattern: /\beq\(\w+\.(?:ownerId|doctorId), /g, isCall: true, replacement: 'undefined' },
  { pattern: /(?<!function )\bfindCareRelation\(/g, isCall: true, replacement: "'attended'" },
  { pattern: /\b\w+\.ownerId === caller\.accountId/g, isCall: false, replacement: 'true' },
  {
    pattern: /if \(.*\) throw new ApiError\('(?:account_inactive|email_unverified|not_allowed)'\);/g,
    isCall: false,
    replacement: '',
  },
];

function sourceFiles(): string[] {
  const names = readdirSync(join(root, serverSource), { recursive: true, encoding: 'utf8' });
  const isProduct = (name: string) =>
    name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^(?:testing|demo|authorisation)\//.test(name);
  return names.filter(isProduct).map((name) => join(serverSource, name));
}

function mutantsOf(file: string): Mutant[] {
  const text = readFileSync(join(root, file), 'utf8');
  return rules.flatMap(({ pattern, isCall, replacement }) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => {
      const end = isCall ? closingBracket(text, index) : index + match.length;
      return {
        file,
        line: text.slice(0, index).split('\n').length,
        removed: text.slice(index, end).replaceAll(/\s+/g, ' '),
        mutated: `${text.slice(0, index)}${replacement}${text.slice(end)}`,
      };
    }),
  );
}

function closingBracket(text: string, from: number): number {
  let depth = 0;
  for (let at = text.indexOf('(', from); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error('A bracket is never closed');
}

/** Every call that is for some roles only, open to all of them; every one that unverified accounts may not make. */
function contractMutants(): Mutant[] {
  const file = 'openapi.yaml';
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  let operationId = '';
  return lines.flatMap((text, index) => {
    operationId = /operationId: (\w+)/.exec(text)?.[1] ?? operationId;
    const [, indent, access] = /^(\s*)x-access: (.*)$/.exec(text) ?? [];
    if (access === undefined || access === 'public') return [];
    const everyone = `${indent}x-access: signed-in`;
    const replacement = access === 'signed-in' ? `${text}\n${indent}x-allows-unverified: true` : everyone;
    if (
      lines
        .slice(index, index + 3)
        .join()
        .includes('x-allows-unverified')
    )
      return [];
    const mutated = lines.with(index, replacement).join('\n');
    return [{ file, line: index + 1, removed: `${operationId}: ${text.trim()}`, mutated, operationId }];
  });
}

const copied = [
  'openapi.yaml',
  'package.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'tools',
  'packages/server',
];

/** A copy of what the tests of the server need. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'vitalane-mutants-'));
  const isWanted = (path: string) => !/node_modules|\/dist$|\/\.data/.test(relative(root, path));
  for (const name of copied)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isWanted });
  for (const name of ['node_modules', 'packages/server/node_modules'])
    symlinkSync(join(root, name), join(copy, name));
  return copy;
}

function isNoticed(copy: string, { file, operationId }: Mutant): boolean {
  const beside = file === 'openapi.yaml' ? [] : [dirname(file)];
  const named = operationId ? ['--testNamePattern', `${operationId} `] : [];
  return fails(copy, [matrix, ...named]) || beside.some((folder) => fails(copy, [folder]));
}

function fails(copy: string, parameters: string[]): boolean {
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { status } = spawnSync(vitest, ['run', '--project', 'server', '--bail', '1', ...parameters], {
    cwd: copy,
    stdio: 'ignore',
  });
  return status !== 0;
}

/** Every n-th, beginning with the seed. */
function sampled(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const step = Math.max(1, Math.floor(mutants.length / count));
  return mutants.filter((_mutant, index) => index % step === seed % step).slice(0, count);
}

const { values: options } = parseArgs({
  options: {
    list: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
});
const all = [...sourceFiles().flatMap(mutantsOf), ...contractMutants()].filter(({ file, removed }) =>
  `${file} ${removed}`.includes(options.only),
);
const chosen = options.sample ? sampled(all, Number(options.sample), Number(options.seed)) : all;
console.log(`${all.length} mutants, ${options.list ? 0 : chosen.length} to run`);
if (options.list) {
  for (const { file, line, removed } of chosen) console.log(`${file}:${line} ${removed}`);
} else {
  const copy = copyTree();
  if (fails(copy, [matrix])) throw new Error('The matrix fails without any mutant: mend that first.');
  const survivors = chosen.filter((mutant) => {
    const path = join(copy, mutant.file);
    const original = readFileSync(path);
    writeFileSync(path, mutant.mutated);
    const isKilled = isNoticed(copy, mutant);
    writeFileSync(path, original);
    console.log(`${isKilled ? 'killed  ' : 'SURVIVED'} ${mutant.file}:${mutant.line} ${mutant.removed}`);
    return !isKilled;
  });
  rmSync(copy, { recursive: true });
  console.log(`${chosen.length - survivors.length} killed, ${survivors.length} survived`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
}
