import type { DimensionCode, ReportSeries } from '@vitalane/contract';
import type { DiaryEntry, HealthFacts } from '../../health-facts/facts.ts';
import type { Part } from '../../health-facts/parts.ts';
import { type QuantityCode, unitOf } from '../../health-facts/quantities.ts';

/** Returns laboratory values over time, oldest first: each at the start of its civil day. */
export function labSeries({ labTests }: HealthFacts, codes: readonly (DimensionCode & QuantityCode)[]): Part {
  const samples = labTests.toReversed();
  const series = codes.map(
    (code): ReportSeries => ({
      code,
      unit: unitOf(code),
      points: samples.flatMap(({ startOfDate: at, results }) => {
        const result = results[code];
        // A limit is not a point of the series.
        return result && result.comparator === null ? [{ at, value: result.value }] : [];
      }),
    }),
  );
  return { series: series.filter(({ points }) => points.length > 0) };
}

/** Returns diary entries over time, oldest first. */
export function diarySeries(code: string, unit: string, entries: readonly DiaryEntry[]): Part {
  const points = entries.map(({ at, value }) => ({ at, value })).toReversed();
  return points.length > 0 ? { series: [{ code, unit, points }] } : {};
}
