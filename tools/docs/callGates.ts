// Writes the figures of the gates of calls into docs/performance.md. `--check` writes nothing and fails when the page is
// stale. Both fail when a gate has no current figure.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gates } from '../../bench/call/gates/index.ts';
import { toCells } from '../../bench/figures.ts';
import { type Results, readResults } from '../../bench/report.ts';

const path = join(import.meta.dirname, '../../docs/performance.md');
const [start, end] = ['<!-- gates of calls: written by `pnpm generate` -->', '<!-- /gates of calls -->'];
const dayMs = 24 * 3_600_000;

type Figures = Pick<Results['figures'][number], 'group' | 'at'>[];

/** Returns what is wrong with the figures: a gate has none or one of another day, or there is no such gate. */
export function currencyProblems(names: readonly string[], figures: Figures): readonly string[] {
  const newestMs = Math.max(...figures.map(({ at }) => Date.parse(at)));
  const isOld = ({ at }: { at: string }) => Date.parse(at) < newestMs - dayMs;
  const missing = names.filter((name) => !figures.some(({ group }) => group === name));
  const old = new Set(figures.filter(isOld).map(({ group }) => group));
  const unknown = new Set(figures.map(({ group }) => group).filter((group) => !names.includes(group)));
  return [
    ...missing.map((name) => `${name} has no figure`),
    ...[...old].map((name) => `${name} has a figure from another day`),
    ...[...unknown].map((name) => `${name} has a figure but does not exist`),
  ];
}

function tableOf({ machine, figures }: Results): string {
  const names = Object.keys(gates);
  const inOrder = names.flatMap((name) => figures.filter(({ group }) => group === name));
  const rows = inOrder.map((figure, index) => {
    const { what, runs, median, p95, max, limit, holds } = toCells(figure);
    const gate = figure.group === inOrder[index - 1]?.group ? '' : figure.group;
    return `| ${[gate, what, runs, median, p95, max, limit, holds].join(' | ')} |`;
  });
  const days = [...new Set(inOrder.map(({ at }) => at.slice(0, 10)))]
    .sort((one, other) => one.localeCompare(other))
    .join(' and ');
  return [
    `${machine.cores} cores (${machine.cpu}), ${machine.memoryGB} GB, Node ${machine.node}; ${days}.\n`,
    '| Gate | What | Runs | Median | p95 | Longest | Limit | Holds |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

if (import.meta.main) {
  const results = readResults('call');
  const problems = currencyProblems(Object.keys(gates), results?.figures ?? []);
  const text = readFileSync(path, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/performance.md has no place for the gates of calls');
  const current = results ? `${text.slice(0, from)}${start}\n${tableOf(results)}\n${text.slice(to)}` : text;
  for (const problem of problems) console.error(`${problem}. Run: pnpm bench call`);
  if (!process.argv.includes('--check')) writeFileSync(path, current);
  else if (current !== text)
    console.error('The gates in docs/performance.md are older than their figures. Run: pnpm generate');
  if (problems.length > 0 || (process.argv.includes('--check') && current !== text)) process.exitCode = 1;
}
