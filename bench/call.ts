// Measures how soon two people see each other, and how a call survives faults. Two Chromium pages with fake
// cameras use the built app and the real server over the loopback interface. `--only G-join,G-cut` picks
// gates by the beginning of their names.
import { parseArgs } from 'node:util';
import { openBench } from './call/bench.ts';
import { toFigure } from './call/figures.ts';
import { type GateName, gates } from './call/gates/index.ts';
import { type Figure, formatFigure } from './figures.ts';
import { keep, report } from './report.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? [''];
const names = Object.keys(gates).filter((name): name is GateName =>
  wanted.some((part) => name.startsWith(part)),
);
if (names.length === 0)
  throw new Error(`There is no such gate. There are: ${Object.keys(gates).join(', ')}.`);

const { BENCH_CALL_RUNS } = process.env;
const mostRuns = BENCH_CALL_RUNS === undefined ? undefined : Number(BENCH_CALL_RUNS);
const figures: Figure[] = [];
let chromium = '';
for (const name of names) {
  // A fresh browser and server for each, so that no gate depends on those before it.
  const bench = await openBench(mostRuns);
  try {
    const startedAtMs = performance.now();
    const measured = (await gates[name]({ ...bench, runs: bench.runsOf(name) })).map(toFigure);
    const seconds = Math.round((performance.now() - startedAtMs) / 1000);
    for (const figure of measured) console.log(`${formatFigure(figure)} (${seconds} s)`);
    keep('call', measured);
    figures.push(...measured);
    chromium = bench.version;
  } finally {
    await bench.close();
  }
}

report('call', figures, { chromium });
