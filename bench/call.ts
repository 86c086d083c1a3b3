// How soon two people see each other, and how a call outlives trouble: two Chromium pages with fake cameras on the loopback
// interface, against the built app and the real server. `--only G-join,G-cut` picks gates by the beginning of their names.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBench } from './call/bench.ts';
import { type Figure, holds, inWords, toRow } from './call/figures.ts';
import { type GateName, gates } from './call/gates/index.ts';

const resultFile = join(import.meta.dirname, 'results/call.json');
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? [''];
const names = Object.keys(gates).filter((name): name is GateName =>
  wanted.some((part) => name.startsWith(part)),
);
if (names.length === 0)
  throw new Error(`There is no such gate. There are: ${Object.keys(gates).join(', ')}.`);

const bench = await openBench(Number(process.env.BENCH_CALL_RUNS ?? 20));
const figures: Figure[] = [];
try {
  for (const name of names) {
    const startedAtMs = performance.now();
    const measured = await gates[name]({ ...bench, runs: bench.runsOf(name) });
    const seconds = Math.round((performance.now() - startedAtMs) / 1000);
    for (const figure of measured) console.log(`${inWords(figure)} (${seconds} s)`);
    keep(measured.map(toRow));
    figures.push(...measured);
  }
} finally {
  await bench.close();
}

console.table(figures.map(toRow));
if (!figures.every(holds)) {
  console.error('A gate is broken.');
  process.exitCode = 1;
}

/** Gates that were not measured this time keep their last figures. */
function keep(measured: ReturnType<typeof toRow>[]): void {
  const before: { rows?: (ReturnType<typeof toRow> & { at: string })[] } = readResults();
  const at = new Date().toISOString();
  const kept = (before.rows ?? []).filter(({ gate }) => !measured.some((row) => row.gate === gate));
  const all = [...kept, ...measured.map((row) => ({ ...row, at }))];
  const results = { node: process.version, chromium: bench.version, cores: cpus().length, rows: all };
  mkdirSync(join(resultFile, '..'), { recursive: true });
  writeFileSync(resultFile, `${JSON.stringify(results, null, 2)}\n`);
}

function readResults() {
  try {
    return JSON.parse(readFileSync(resultFile, 'utf8'));
  } catch {
    return {};
  }
}
