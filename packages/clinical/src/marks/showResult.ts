import { bandsInUnit, isBanded, shownInUnit } from '../quantities/bands.ts';
import { type QuantityCode, quantityRow, unitDecimals } from '../quantities/catalogue.ts';
import { inUnit } from '../quantities/convert.ts';
import { quantityText } from '../quantities/show.ts';
import { type Comparator, type EnteredResult, nearestAllowed } from '../results/labResult.ts';
import { possibleBands } from '../results/possibleBands.ts';
import { round } from '../round.ts';

/** Displayed result. */
export interface ShownResult {
  /** Rounded, in `unit`. With a comparator it is a limit: never show it without the comparator. */
  readonly value: number;
  readonly unit: string;
  readonly comparator: Comparator | null;
  /** Comparator, value and unit: "2.9 mmol/L", "<15 mL/min/1.73 m²". */
  readonly text: string;
}

/**
 * Returns a result in the chosen unit, in the band of the entered value. Falls back to the entered value and unit
 * where the chosen unit cannot show that band.
 */
export function showResult(
  { code, value, unit, comparator = null }: EnteredResult,
  showIn = unit,
): ShownResult {
  const converted = isBanded(code)
    ? shownInUnit({ code, value, unit, showIn })
    : inUnit(code, value, { from: unit, to: showIn });
  const shown = converted === null ? { value, unit } : { value: converted, unit: showIn };
  const decimals = unitDecimals(code, shown.unit);
  const text = `${comparator ?? ''}${quantityText(shown.value, shown.unit, decimals)}`;
  return { value: round(shown.value, decimals), unit: shown.unit, comparator, text };
}

/** Returns the bands of a result in its entered unit: one band, or `null` and those that a limit allows. */
export function resultBand({ code, value, unit, comparator }: EnteredResult): {
  readonly band: string | null;
  readonly possible: readonly string[];
} {
  const table = isBanded(code) ? bandsInUnit(code, unit) : undefined;
  if (!table) return { band: null, possible: [] };
  const { bands, readAt } = table;
  const read = readAt === null ? value : round(value, readAt);
  const step = readAt === null ? undefined : 10 ** -readAt;
  return possibleBands(bands, { comparator: comparator ?? null, value: read }, step);
}

/** Goal in the canonical unit of its quantity: to stay below, or to reach at most. */
export interface Goal {
  readonly high: number;
  readonly isInclusive: boolean;
}

/** Comparison of a result with a goal, in texts that do not contradict it. */
export interface AgainstGoal {
  /** `null` when a limit leaves it open. */
  readonly isMet: boolean | null;
  readonly valueText: string;
  readonly goalText: string;
}

/** Additional decimals of value and goal; the first pair that agrees with the comparison is shown. */
const EXTRA_DECIMALS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 2],
  [3, 3],
] as const;

/**
 * Compares a result with a goal, unrounded, in the unit of the result. An HbA1c goal in mmol/mol is the published
 * whole number. Adds decimals to value and goal where rounding would contradict the comparison.
 */
export function againstGoal(result: EnteredResult, goal: Goal, showIn = result.unit): AgainstGoal {
  const { code, value, unit, comparator = null } = result;
  const meets = (amount: number, limit: number) => (goal.isInclusive ? amount <= limit : amount < limit);
  const isMet = metBy(result, (amount) => meets(amount, limitIn(code, goal, unit)));
  const shown = showResult(result, showIn);
  const limit = limitIn(code, goal, shown.unit);
  const decimals = unitDecimals(code, shown.unit);
  const goalText = quantityText(limit, shown.unit, decimals);
  if (comparator !== null || meets(shown.value, round(limit, decimals)) === isMet) {
    return { isMet, valueText: shown.text, goalText };
  }
  const exact = inUnit(code, value, { from: unit, to: shown.unit }) ?? shown.value;
  const [more, goalMore] = EXTRA_DECIMALS.find(([ofValue, ofGoal]) => {
    return meets(round(exact, decimals + ofValue), round(limit, decimals + ofGoal)) === isMet;
  }) ?? [0, 0];
  return {
    isMet,
    valueText: quantityText(exact, shown.unit, decimals + more),
    goalText: quantityText(limit, shown.unit, decimals + goalMore),
  };
}

/** Returns the upper limit of a goal in a unit. An HbA1c goal in mmol/mol is a whole number. */
function limitIn(code: QuantityCode, { high }: Goal, unit: string): number {
  const canonical = quantityRow(code).unit;
  const converted = inUnit(code, high, { from: canonical, to: unit }) ?? high;
  return code === 'hba1c' && unit !== canonical ? round(converted, 0) : converted;
}

/** Returns whether every value that a result allows meets a goal; `null` when only some do. */
function metBy(result: EnteredResult, meets: (value: number) => boolean): boolean | null {
  const { value, comparator = null } = result;
  if (comparator === null) return meets(value);
  const isMet = meets(nearestAllowed({ value, comparator }, Number.EPSILON * value));
  if (comparator.startsWith('<')) return isMet ? true : null;
  return isMet ? null : false;
}
