import { QUANTITIES, showResult } from '@vitalane/clinical';
import type { DimensionCode, ReportSeries } from '@vitalane/contract';
import { unitIn } from '../../own-units/ownUnits.ts';
import type { DiaryEntry, HealthFacts } from '../health-facts/facts.ts';
import { enteredResult } from '../health-facts/labs.ts';
import type { Part } from '../health-facts/parts.ts';

/**
 * Returns laboratory values over time, oldest first: each at the start of its civil day, and as the other parts of the
 * report show it. All points are in one unit, where their bands allow it.
 */
export function labSeries(facts: HealthFacts, codes: readonly DimensionCode[]): Part {
  const series = codes.map((code): ReportSeries => {
    const measured = facts.labTests.toReversed().flatMap(({ startOfDate: at, results }) => {
      const result = results[code];
      // A limit is not a point of the series.
      return result && result.comparator === null ? [{ at, result }] : [];
    });
    const own = unitIn(facts.units, code);
    const shown = measured.map(({ result }) => showResult(enteredResult(code, result), own));
    const unit = shown.find((one) => one.unit !== own)?.unit ?? own;
    const points = measured.map(({ at, result }) => ({
      at,
      value: result.value,
      shown: showResult(enteredResult(code, result), unit),
    }));
    return { code, unit: QUANTITIES[code].unit, points };
  });
  return { series: series.filter(({ points }) => points.length > 0) };
}

/** Returns diary entries over time, oldest first. */
export function diarySeries(code: string, unit: string, entries: readonly DiaryEntry[]): Part {
  const points = entries.map(({ at, value }) => ({ at, value })).toReversed();
  return points.length > 0 ? { series: [{ code, unit, points }] } : {};
}
