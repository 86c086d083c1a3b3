import type { DimensionCode, ReportSeries } from '@vitalane/contract';
import { toInstant } from '@vitalane/time';
import type { DiaryEntry, HealthFacts } from './facts.ts';
import type { Part } from './parts.ts';
import { type QuantityCode, unitOf } from './quantities.ts';

/** Laboratory values over time, oldest first: each at the start of its civil day. */
export function labSeries(
  { labTests, timeZone }: HealthFacts,
  codes: readonly (DimensionCode & QuantityCode)[],
): Part {
  // Once for each sample, not for each value: a time zone takes long to look up.
  const samples = labTests.toReversed().map(({ date, results }) => ({
    at: toInstant(date, '00:00', timeZone).toISOString(),
    results,
  }));
  const series = codes.map(
    (code): ReportSeries => ({
      code,
      unit: unitOf(code),
      points: samples.flatMap(({ at, results }) => {
        const result = results[code];
        // A limit is no point of a course.
        return result && result.comparator === null ? [{ at, value: result.value }] : [];
      }),
    }),
  );
  return { series: series.filter(({ points }) => points.length > 0) };
}

/** Diary entries over time, oldest first. */
export function diarySeries(code: string, unit: string, entries: readonly DiaryEntry[]): Part {
  const points = entries.map(({ at, value }) => ({ at, value })).toReversed();
  return points.length > 0 ? { series: [{ code, unit, points }] } : {};
}
