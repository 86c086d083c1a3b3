import type { DocumentReader } from '../../packages/server/src/features/analysis/documentReader.ts';
import { UploadedFile } from '../../packages/server/src/http/uploads.ts';
import type { Condition } from './conditions.ts';
import type { CorpusReport, Recipe } from './corpus.ts';
import { dateOfLabTest } from './page.ts';

/** Result of reading one report. */
export interface Score extends Recipe {
  kind: Condition['kind'];
  printed: number;
  /** Correct and preselected values. */
  right: number;
  /** Proposed values, right or wrong, for the patient to compare. */
  asked: number;
  /** Printed values without a proposal: the patient types them. */
  missing: number;
  /** Preselected values with a wrong value or unit, or of a test that is not on the page. */
  wrong: number;
  isDateRight: boolean;
  seconds: number;
}

const today = '2026-01-01';

/** Reads a report and compares it with the printed values. `BENCH_DETAILS` prints those that are not right. */
export async function score(
  { file, values: printed, ...recipe }: CorpusReport,
  reader: DocumentReader,
): Promise<Score> {
  const upload = {
    read: async () => file.content,
    filename: 'report',
    mediaType: file.mediaType,
    sha256: '',
  };
  const startedAt = performance.now();
  const read = await reader.analyse([new UploadedFile({ ...upload, bytes: file.content.length })], today);
  const seconds = (performance.now() - startedAt) / 1000;
  const counts = { right: 0, asked: 0, missing: 0, wrong: 0 };
  const count = (outcome: keyof typeof counts, ...details: unknown[]) => {
    counts[outcome] += 1;
    if (process.env.BENCH_DETAILS && outcome !== 'right') console.log(recipe.number, outcome, ...details);
  };
  for (const value of printed) {
    const found = read.values.find(({ code }) => code === value.code);
    const isExact = found?.value === value.value && found.unit === value.unit;
    const outcome = !found ? 'missing' : found.doubts.length > 0 ? 'asked' : isExact ? 'right' : 'wrong';
    count(outcome, value.name, value.text, value.unitText, '->', found?.text, found?.value, found?.doubts);
  }
  for (const found of read.values) {
    const isPrinted = printed.some(({ code }) => code === found.code);
    if (!isPrinted && found.doubts.length === 0) count('wrong', 'not printed', found.code, found.text);
  }
  return {
    ...recipe,
    printed: printed.length,
    ...counts,
    isDateRight: read.dateOfLabTest === dateOfLabTest,
    seconds: Number(seconds.toFixed(1)),
  };
}

/** Returns sums of scores by property, as rows of a table. */
export function sumBy(scores: readonly Score[], by: (score: Score) => string) {
  return Object.fromEntries(
    [...Map.groupBy(scores, by)].map(([name, of]) => {
      const sum = (key: 'printed' | 'right' | 'asked' | 'missing' | 'wrong') =>
        of.reduce((total, one) => total + one[key], 0);
      return [
        name,
        {
          reports: of.length,
          values: sum('printed'),
          right: sum('right'),
          asked: sum('asked'),
          missing: sum('missing'),
          wrong: sum('wrong'),
          'right %': Number(((sum('right') / sum('printed')) * 100).toFixed(1)),
          'dates right': of.filter(({ isDateRight }) => isDateRight).length,
        },
      ];
    }),
  );
}
