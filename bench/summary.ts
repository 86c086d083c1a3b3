import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toCells } from './figures.ts';
import { type Machine, type Results, readResults } from './report.ts';

const folder = join(import.meta.dirname, 'results');
const summaryName = 'summary.json';
const columns = ['group', 'what', 'runs', 'median', 'p95', 'p99', 'max', 'limit', 'holds'] as const;

/** Writes the last results of every benchmark into one table, `results/README.md`, and `results/summary.json`. */
export function writeSummary(): void {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== summaryName)
    .map((file) => basename(file, '.json'));
  const measures = names.flatMap((measure) => {
    const results = readResults(measure);
    return results ? [{ measure, machine: results.machine, figures: results.figures }] : [];
  });
  writeFileSync(join(folder, summaryName), `${JSON.stringify({ measures }, null, 2)}\n`);
  const sections = measures.map(({ measure, ...results }) => section(measure, results));
  const heading =
    '# Figures\n\nThe last run of each measure. What they mean, and their limits: [docs/performance.md](../../docs/performance.md).\n';
  writeFileSync(join(folder, 'README.md'), [heading, ...sections].join('\n'));
}

function section(measure: string, { machine, figures }: Results): string {
  const days = [...new Set(figures.map(({ at }) => at.slice(0, 10)))].join(', ');
  const rows = figures.map((figure) => {
    const cells = toCells(figure);
    return `| ${columns.map((column) => String(cells[column]).replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return [
    `## ${measure}\n`,
    `${formatMachine(machine)}; ${days}.\n`,
    `| ${columns.join(' | ')} |`,
    `|${columns.map(() => ' --- ').join('|')}|`,
    ...rows,
    '',
  ].join('\n');
}

function formatMachine({ cores, cpu, memoryGB, node }: Machine): string {
  return `${cores} cores (${cpu}), ${memoryGB} GB, Node ${node}`;
}
