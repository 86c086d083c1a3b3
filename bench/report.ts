// Writes benchmark results to the terminal, a file in `results`, and the exit code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { judgesDurations } from '../tools/verify/judging.ts';
import { type Figure, type Row, toCells, toRow } from './figures.ts';

const folder = join(import.meta.dirname, 'results');
const bytesPerGB = 1e9;
const yardstickSteps = 10_000_000;

/** Machine of a measurement. */
export interface Machine {
  cores: number;
  cpu: string;
  memoryGB: number;
  node: string;
}

/** Stored results of one benchmark. */
export interface Results {
  machine: Machine;
  figures: (Row & { at: string; loadAverage: number; yardstickMs?: number })[];
  /** Additional data for analysis. */
  details?: object;
}

/** Prints and stores the results, and fails the process when one exceeds its limit. */
export function report(measure: string, figures: readonly Figure[], details?: object): void {
  keep(measure, figures, details);
  const rows = figures.map(toRow);
  console.table(rows.map(toCells));
  const broken = rows.filter((row) => row.holds === false && isJudged(row));
  if (broken.length === 0) return;
  console.error(`Over the limit: ${broken.map(({ group, what }) => `${group}, ${what}`).join('; ')}.`);
  process.exitCode = 1;
}

/** Whether a result above its limit fails the process. Durations and rates only do in runs by hand. */
function isJudged({ unit, limit, ...statistics }: Row): boolean {
  const isOfTime = unit === 'ms' || unit === 's' || unit === 'µs' || unit === 'requests/s';
  return judgesDurations || !isOfTime || (limit !== null && !Number.isFinite(statistics[limit.of]));
}

/**
 * Stores results in `results/<measure>.json`. Groups without a new measurement keep their last results if this machine
 * measured them. Tests store none.
 */
export function keep(measure: string, figures: readonly Figure[], details?: object): void {
  if (!judgesDurations) return;
  const before = readResults(measure);
  const machine = thisMachine();
  const comparable = isDeepStrictEqual(before?.machine, machine) ? (before?.figures ?? []) : [];
  const others = comparable.filter(({ group }) => !figures.some((one) => one.group === group));
  const at = new Date().toISOString();
  // Load of the last minute: results of a busy machine are less reliable.
  const loadAverage = Number((loadavg()[0] ?? 0).toFixed(1));
  const yardstickMs = measureYardstick();
  const results: Results = {
    machine,
    figures: [...others, ...figures.map((figure) => ({ ...toRow(figure), at, loadAverage, yardstickMs }))],
    ...((details ?? before?.details) && { details: details ?? before?.details }),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${measure}.json`), `${JSON.stringify(results, null, 2)}\n`);
}

/** Returns the time of a fixed calculation, which tells a slow hour of a shared machine from a slow program. */
function measureYardstick(): number {
  const startedAtMs = performance.now();
  let sum = 0;
  for (let index = 1; index <= yardstickSteps; index += 1) sum += Math.sqrt(index) % 7;
  const tookMs = performance.now() - startedAtMs;
  // The sum is used so that the compiler keeps the loop.
  return Number.isNaN(sum) ? Number.NaN : Math.round(tookMs);
}

/** Returns the last results of a benchmark, if any. */
export function readResults(measure: string): Results | undefined {
  try {
    const results: Results = JSON.parse(readFileSync(join(folder, `${measure}.json`), 'utf8'));
    return Array.isArray(results.figures) ? results : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the description of this machine. */
export function thisMachine(): Machine {
  const [first] = cpus();
  const memoryGB = Math.round(totalmem() / bytesPerGB);
  return { cores: cpus().length, cpu: first?.model.trim() ?? '', memoryGB, node: process.version };
}
