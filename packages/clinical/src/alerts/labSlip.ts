import type { QuantityCode } from '../quantities/catalogue.ts';
import type { EarlierResult } from './labEarlier.ts';

const YEAR_DAYS = 365;
const SLIP_RATIO = 3;

const CALCIUM = { 'mmol/L': 1, 'mg/dL': 4 };

/**
 * Suspicious differences of quantities with a narrow range, by unit; other quantities use a ratio.
 *
 * @signOff [D] From which difference to the last result a value is queried as a typing slip.
 */
const SLIP_DIFFERENCE: Partial<Record<QuantityCode, Readonly<Record<string, number>>>> = {
  potassium: { 'mmol/L': 2 },
  sodium: { 'mmol/L': 20 },
  haemoglobin: { 'g/dL': 5, 'g/L': 50 },
  calcium: CALCIUM,
  calcium_adjusted: CALCIUM,
};

/** Returns the newest earlier result of the last 365 days, or null. */
export function lastResult(earlier: readonly EarlierResult[]): EarlierResult | null {
  const recent = earlier.filter(({ daysBefore }) => daysBefore <= YEAR_DAYS);
  return recent.toSorted((a, b) => a.daysBefore - b.daysBefore)[0] ?? null;
}

/** Returns whether a value differs so much from the last one that a decimal point or unit may be wrong. */
export function isLikelySlip(result: {
  readonly code: QuantityCode;
  readonly value: number;
  readonly unit: string;
  readonly earlier?: readonly EarlierResult[];
}): boolean {
  const last = lastResult(result.earlier ?? []);
  if (!last) return false;
  const difference = SLIP_DIFFERENCE[result.code]?.[result.unit];
  if (difference) return Math.abs(result.value - last.value) >= difference;
  const [lower, higher] = [Math.min(result.value, last.value), Math.max(result.value, last.value)];
  return higher >= SLIP_RATIO * lower;
}
