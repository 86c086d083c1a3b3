// How well laboratory reports are read: a corpus that is drawn here, and every value compared with what was printed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocumentReader } from '../packages/server/src/features/analysis/documentReader.ts';
import { UploadedFile } from '../packages/server/src/http/uploads.ts';
import type { Figure } from './figures.ts';
import { type CorpusReport, makeCorpus } from './ocr/corpus.ts';
import { report } from './report.ts';

/** Below this the app asks to look twice. */
const surePercent = 80;
const wanted = { clean: 0.95, noisy: 0.85 };

interface Score {
  name: string;
  kind: CorpusReport['kind'];
  printed: number;
  exact: number;
  /** Printed and not proposed: the person types it. */
  missing: number;
  wrong: number;
  /** Wrong and shown as unsure. */
  wrongUnsure: number;
  seconds: number;
}

const folder = mkdtempSync(join(tmpdir(), 'vitalane-ocr-'));
const reader = createDocumentReader();
const scores: Score[] = [];
for (const one of await makeCorpus()) scores.push(await score(one));
await reader.close();
rmSync(folder, { recursive: true });

console.table(
  scores.map(({ name, kind, printed, exact, missing, wrong, wrongUnsure, seconds }) => ({
    report: name,
    kind,
    values: printed,
    'exact %': Math.round((exact / printed) * 100),
    missing,
    wrong,
    'of them shown as unsure': wrongUnsure,
    seconds: Number(seconds.toFixed(1)),
  })),
);
const figures = (['clean', 'noisy'] as const).flatMap((kind) =>
  figuresOf(
    kind,
    scores.filter((one) => one.kind === kind),
  ),
);
report('ocr', figures, { surePercent, scores });

function figuresOf(kind: CorpusReport['kind'], of: readonly Score[]): Figure[] {
  const sum = (key: 'printed' | 'exact' | 'missing' | 'wrong' | 'wrongUnsure') =>
    of.reduce((total, one) => total + one[key], 0);
  const group = `${of.length} ${kind} reports with ${sum('printed')} values`;
  return [
    {
      group,
      what: 'values read exactly',
      unit: '%',
      values: [(sum('exact') / sum('printed')) * 100],
      limit: { of: 'median', atLeast: wanted[kind] * 100 },
    },
    { group, what: 'values not found', unit: '', values: [sum('missing')] },
    { group, what: 'values read wrongly', unit: '', values: [sum('wrong')] },
    { group, what: 'of them shown as unsure', unit: '', values: [sum('wrongUnsure')] },
    { group, what: 'time for a report', unit: 's', values: of.map(({ seconds }) => seconds) },
  ];
}

async function score({ name, kind, file, values }: CorpusReport): Promise<Score> {
  const path = join(folder, 'report');
  writeFileSync(path, file.content);
  const upload = new UploadedFile({
    path,
    filename: 'report',
    mediaType: file.mediaType,
    bytes: file.content.length,
    sha256: '',
  });
  const startedAt = performance.now();
  const { values: read } = await reader.analyse([upload], '2026-01-01');
  const seconds = (performance.now() - startedAt) / 1000;
  const found = values.map((printed) => ({
    printed,
    proposal: read.find(({ code }) => code === printed.code),
  }));
  const isExact = ({ printed, proposal }: (typeof found)[number]) =>
    proposal?.value === printed.value && proposal.unit === printed.unit;
  const missing = found.filter(({ proposal }) => !proposal);
  const wrong = found.filter((pair) => pair.proposal && !isExact(pair));
  const extra = read.filter(({ code }) => values.every((printed) => printed.code !== code));
  if (process.env.BENCH_DETAILS) {
    for (const { printed, proposal } of [...missing, ...wrong])
      console.log(
        name,
        '|',
        printed.name,
        printed.text,
        printed.unit,
        '->',
        JSON.stringify(proposal ?? null),
      );
    for (const one of extra) console.log(name, '| not printed', JSON.stringify(one));
  }
  const isUnsure = (percent: number) => percent < surePercent;
  return {
    name,
    kind,
    printed: values.length,
    exact: found.filter(isExact).length,
    missing: missing.length,
    wrong: wrong.length + extra.length,
    wrongUnsure:
      wrong.filter(({ proposal }) => isUnsure(proposal?.confidencePercent ?? 0)).length +
      extra.filter(({ confidencePercent }) => isUnsure(confidencePercent)).length,
    seconds,
  };
}
