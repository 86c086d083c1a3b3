// Measures how well laboratory reports are read: renders a corpus and compares every value with the printed one.
//   node bench/ocr.ts               sample: every condition twice
//   node bench/ocr.ts --part 3/6    part of the whole corpus; stores it and prints the table of all parts so far
import { parseArgs } from 'node:util';
import { createDocumentReader } from '../packages/server/src/features/analysis/documentReader.ts';
import type { Figure } from './figures.ts';
import { partOf, renderReports, sample } from './ocr/corpus.ts';
import { type Score, score, sumBy } from './ocr/score.ts';
import { readResults, report } from './report.ts';

const { values: options } = parseArgs({ options: { part: { type: 'string' } } });
// One report of the hardest layout is a sixth of the clean ones of the sample.
const limits = options.part ? { clean: 95, noisy: 85 } : { clean: 90, noisy: 85 };
const [part = 1, parts = 1] = (options.part ?? '').split('/').map(Number);
const chosen = options.part ? partOf(part, parts) : sample;

const reader = createDocumentReader();
const fresh: Score[] = [];
for await (const one of renderReports(chosen)) fresh.push(await score(one, reader));
await reader.close();

const measure = options.part ? 'ocr-corpus' : 'ocr';
const scores = options.part ? [...keptScores().filter(isOther), ...fresh] : fresh;
console.table(sumBy(scores, ({ condition }) => condition));
console.table(sumBy(scores, ({ layout }) => layout));
report(measure, figuresOf(scores), { scores });

function keptScores(): Score[] {
  const details = readResults(measure)?.details;
  return details && 'scores' in details ? (details.scores as Score[]) : [];
}

function isOther({ number }: Score): boolean {
  return fresh.every((one) => one.number !== number);
}

function figuresOf(of: readonly Score[]): Figure[] {
  const rows = sumBy(of, ({ kind }) => kind);
  const perKind = (['clean', 'noisy'] as const).flatMap((kind): Figure[] => {
    const row = rows[kind];
    if (!row) return [];
    const ofKind = of.filter((one) => one.kind === kind);
    return [
      {
        group: `${kind} reports`,
        what: 'values right without asking',
        unit: '%',
        values: [row['right %']],
        limit: { of: 'median', atLeast: limits[kind] },
      },
      { group: `${kind} reports`, what: 'values asked about', unit: '', values: [row.asked] },
      { group: `${kind} reports`, what: 'values not found', unit: '', values: [row.missing] },
      {
        group: `${kind} reports`,
        what: 'values wrong and ticked',
        unit: '',
        values: [row.wrong],
        limit: { of: 'max', atMost: 0 },
      },
      {
        group: `${kind} reports`,
        what: 'time for a report',
        unit: 's',
        values: ofKind.map(({ seconds }) => seconds),
      },
    ];
  });
  return perKind;
}
