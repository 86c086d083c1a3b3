// Where the figures of a measure go: the terminal, a file in `results`, and the exit code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Figure, type Row, toCells, toRow } from './figures.ts';

const folder = join(import.meta.dirname, 'results');
const bytesPerGB = 1e9;

/** The machine on which figures were measured. */
export interface Machine {
  cores: number;
  cpu: string;
  memoryGB: number;
  node: string;
}

/** The figures of one measure, as its file holds them. */
export interface Results {
  machine: Machine;
  figures: (Row & { at: string; loadAverage: number })[];
  /** What a measure keeps besides, for those who look into it. */
  details?: object;
}

/** Prints the figures, keeps them, and fails the process when one does not hold its limit. */
export function report(measure: string, figures: readonly Figure[], details?: object): void {
  keep(measure, figures, details);
  const rows = figures.map(toRow);
  console.table(rows.map(toCells));
  const broken = rows.filter(({ holds }) => holds === false);
  if (broken.length === 0) return;
  console.error(`Beyond the limit: ${broken.map(({ group, what }) => `${group}, ${what}`).join('; ')}.`);
  process.exitCode = 1;
}

/** Keeps figures in `results/<measure>.json`. Groups that were not measured this time keep their last figures. */
export function keep(measure: string, figures: readonly Figure[], details?: object): void {
  const before = readResults(measure);
  const others = (before?.figures ?? []).filter(({ group }) => !figures.some((one) => one.group === group));
  const at = new Date().toISOString();
  // Jobs that wanted a core in the last minute: figures of a machine that others use say little.
  const loadAverage = Number((loadavg()[0] ?? 0).toFixed(1));
  const results: Results = {
    machine: thisMachine(),
    figures: [...others, ...figures.map((figure) => ({ ...toRow(figure), at, loadAverage }))],
    ...((details ?? before?.details) && { details: details ?? before?.details }),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${measure}.json`), `${JSON.stringify(results, null, 2)}\n`);
}

/** Returns the last figures of a measure, if there are any. */
export function readResults(measure: string): Results | undefined {
  try {
    const results: Results = JSON.parse(readFileSync(join(folder, `${measure}.json`), 'utf8'));
    return Array.isArray(results.figures) ? results : undefined;
  } catch {
    return undefined;
  }
}

/** Returns what this machine is. */
export function thisMachine(): Machine {
  const [first] = cpus();
  const memoryGB = Math.round(totalmem() / bytesPerGB);
  return { cores: cpus().length, cpu: first?.model.trim() ?? '', memoryGB, node: process.version };
}
