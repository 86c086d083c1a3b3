import { addDays } from '@vitalane/time';
import { type BandTable, band } from '../bands.ts';
import { evaluate, type Input } from '../evaluate.ts';
import { date, excludingFlag, numberWithin, optional } from '../fields.ts';
import { failure, ok, type Result } from '../result.ts';
import { settle } from '../round.ts';

const SUPPLY_FIELDS = {
  quantityRemaining: numberWithin({ min: 0, max: 10_000 }),
  dosePerIntake: numberWithin({ min: Number.MIN_VALUE, max: 100 }),
  timesPerDay: numberWithin({ min: 1, max: 12 }),
  daysPerWeek: optional(numberWithin({ min: 1, max: 7 })),
  asNeeded: optional(excludingFlag),
  asOf: date,
};
const REMAINING_FIELDS = {
  quantitySupplied: numberWithin({ min: 0, max: 10_000 }),
  quantityTaken: numberWithin({ min: 0, max: Number.MAX_VALUE }),
};
const DAYS_OF_WEEK = 7;
/** Keeps the last date within four-digit years, for any `asOf`. */
const MAX_DAYS = 2_800_000;

/** Advice on ordering. */
export type SupplyAdvice = 'out' | 'order_now' | 'order_soon' | 'ok';

const ADVICE: BandTable<SupplyAdvice> = {
  steps: [
    ['<', 1, 'out'],
    ['<=', 7, 'order_now'],
    ['<=', 14, 'order_soon'],
  ],
  otherwise: 'ok',
};

/** Duration of a medicine's supply. Quantities in the unit of the dose (tablet, puff, mL, unit). */
export interface MedicationSupply {
  unitsPerWeek: number;
  /** Whole days covered. */
  daysRemaining: number;
  /** YYYY-MM-DD: the first day that is not fully covered. */
  runsOutOn: string;
  advice: SupplyAdvice;
}

/**
 * Returns the duration of a supply at the prescribed dose; `daysPerWeek` is 7 unless given. Quantity and dose share
 * one unit, fractions are allowed. Errors: `missing`, `implausible` (quantity 0–10000, dose above 0 to 100, 1–12
 * times a day, 1–7 days a week). `not_applicable` for a medicine taken as needed, `out_of_range` for a supply of
 * thousands of years.
 */
export function medicationSupply(input: Input<typeof SUPPLY_FIELDS>): Result<MedicationSupply> {
  return evaluate(SUPPLY_FIELDS, input, (medicine) => {
    const { quantityRemaining, dosePerIntake, timesPerDay, daysPerWeek = DAYS_OF_WEEK, asOf } = medicine;
    const unitsPerWeek = dosePerIntake * timesPerDay * daysPerWeek;
    const daysRemaining = Math.floor(settle((DAYS_OF_WEEK * quantityRemaining) / unitsPerWeek));
    if (daysRemaining > MAX_DAYS) return failure('out_of_range', ['quantityRemaining', 'dosePerIntake']);
    const runsOutOn = addDays(asOf, daysRemaining);
    return ok({ unitsPerWeek, daysRemaining, runsOutOn, advice: band(daysRemaining, ADVICE) });
  });
}

/**
 * Returns the remaining supply after the intakes recorded since, never below zero. Derive it from the record instead
 * of storing it, so that deleting an intake restores it. Errors: `missing`, `implausible`.
 */
export function remainingQuantity(
  input: Input<typeof REMAINING_FIELDS>,
): Result<{ quantityRemaining: number }> {
  return evaluate(REMAINING_FIELDS, input, ({ quantitySupplied, quantityTaken }) =>
    ok({ quantityRemaining: Math.max(0, settle(quantitySupplied - quantityTaken)) }),
  );
}
