import {
  entryLimits,
  type Limits,
  QUANTITY_CODES,
  type QuantityCode,
  type QuantityField,
  quantityRow,
} from './quantities/catalogue.ts';

/** Limits of inputs that are no quantity of the catalogue. */
const OTHER_LIMITS = {
  ageYears: { min: 0, max: 120 },
  altUlnUL: { min: 10, max: 100 },
  astUlnUL: { min: 10, max: 100 },
  sgFrsPercent: { min: 0, max: 100 },
} as const satisfies Record<string, Limits>;

/** Input of equations with limits. Its name contains its unit. */
export type QuantityName = QuantityField | keyof typeof OTHER_LIMITS;

function byField(
  limitsOf: (code: QuantityCode) => Limits | undefined,
): Readonly<Record<QuantityName, Limits>> {
  const limits = QUANTITY_CODES.flatMap((code) => {
    const { field } = quantityRow(code);
    return field === undefined ? [] : [[field, limitsOf(code)]];
  });
  return { ...Object.fromEntries(limits), ...OTHER_LIMITS };
}

/** Limits of inputs, by name, outside of which equations refuse a value as implausible. */
export const PLAUSIBILITY_LIMITS = byField((code) => quantityRow(code).plausible);

/**
 * Limits of what can be entered, by form, file or photograph. Averages and alerts use whatever can be entered; equations
 * keep `PLAUSIBILITY_LIMITS` and leave out what lies beyond them.
 */
export const ENTRY_LIMITS = byField(entryLimits);

/** Returns a value that equations take, or `null` when it is unknown or outside their limits. */
export function forEquation(name: QuantityName, value: number | null): number | null {
  const { min, max } = PLAUSIBILITY_LIMITS[name];
  return value !== null && value >= min && value <= max ? value : null;
}

/** Pairs of inputs of which the first must exceed the second. */
export const ORDERED_PAIRS: readonly (readonly [string, string])[] = [
  ['sbpMmHg', 'dbpMmHg'],
  ['tcMmolL', 'hdlMmolL'],
  ['sbpBelowMmHg', 'dbpBelowMmHg'],
];
