import { settle } from '../round.ts';
import { DAILY_LIMITS } from './dailyLimits.ts';
import { smpc } from './sources.ts';
import type { AtcRule } from './types.ts';

/** Question before a dose is recorded. */
export type DoseQuestion = 'dose_soon' | 'daily_maximum' | 'most_per_day';

/** Shortest time between two doses of a substance that is taken as needed. */
export interface DoseGap extends Pick<AtcRule, 'source'> {
  /** International name of the ingredient. */
  readonly ingredient: string;
  readonly hours: number;
}

/**
 * Shortest times between doses as needed. Sources: the documents that each row names.
 *
 * @signOff [D] Paracetamol is asked about within 4 hours and ibuprofen within 6 hours of the last dose.
 */
export const DOSE_GAPS: readonly DoseGap[] = [
  { ingredient: 'paracetamol', hours: 4, source: smpc('paracetamol', '4.2') },
  { ingredient: 'ibuprofen', hours: 6, source: smpc('ibuprofen', '4.2') },
];

/**
 * Part of the planned time between doses within which another dose is asked about.
 *
 * @signOff [D] A planned dose is asked about within half the planned time since the last one.
 */
const ASKED_PART_OF_GAP = 0.5;

/** Amount of a substance in 24 hours, this dose included. */
export interface DailyAmount {
  /** International name of the ingredient. */
  readonly ingredient: string;
  readonly mg: number;
}

/** A dose that is about to be recorded. */
export interface DoseToRecord {
  /** International names of the ingredients. */
  readonly ingredients: readonly string[];
  /** Planned hours between doses; `null` for a medicine taken as needed. */
  readonly plannedGapHours: number | null;
  /** Shortest hours between doses as needed that the patient was told; `null` when unknown. */
  readonly ownGapHours: number | null;
  /** Hours between this dose and the nearest other one; `null` without one. */
  readonly hoursApart: number | null;
  readonly amounts: readonly DailyAmount[];
  /** Doses of the medicine in 24 hours, this one included. */
  readonly dosesInDay: number;
  /** Most doses in 24 hours that the patient was told; `null` when unknown. */
  readonly mostPerDay: number | null;
}

/**
 * Returns the hours after a dose within which another one is asked about; `null` when it never is. As needed the longer of
 * the patient's own time and that of the substances counts.
 */
export function askedWithinHours({
  ingredients,
  plannedGapHours,
  ownGapHours,
}: Pick<DoseToRecord, 'ingredients' | 'plannedGapHours' | 'ownGapHours'>): number | null {
  if (plannedGapHours !== null) return plannedGapHours * ASKED_PART_OF_GAP;
  const gaps = DOSE_GAPS.filter(({ ingredient }) => ingredients.includes(ingredient));
  const hours = [...gaps.map((gap) => gap.hours), ...(ownGapHours === null ? [] : [ownGapHours])];
  return hours.length > 0 ? Math.max(...hours) : null;
}

/** Returns the first amount above the usual daily limit of its substance, with that limit; `null` without one. */
export function amountAboveLimit(
  amounts: readonly DailyAmount[],
): (DailyAmount & { readonly limitMg: number }) | null {
  for (const amount of amounts) {
    const limit = DAILY_LIMITS.find(({ ingredient }) => ingredient === amount.ingredient);
    const mg = settle(amount.mg);
    if (limit && mg > limit.mgPerDay) return { ...amount, mg, limitMg: limit.mgPerDay };
  }
  return null;
}

/** Returns the question about a dose, or `null`. Daily limits are asked about for medicines taken as needed. */
export function doseQuestion(dose: DoseToRecord): DoseQuestion | null {
  const isAsNeeded = dose.plannedGapHours === null;
  if (isAsNeeded && amountAboveLimit(dose.amounts)) return 'daily_maximum';
  if (isAsNeeded && dose.dosesInDay > (dose.mostPerDay ?? Infinity)) return 'most_per_day';
  const withinHours = askedWithinHours(dose);
  const isSoon = withinHours !== null && dose.hoursApart !== null && dose.hoursApart < withinHours;
  return isSoon ? 'dose_soon' : null;
}

/** Words of each question. Times are texts such as "05:30". */
export const DOSE_QUESTION_WORDS = {
  dose_soon: ({ takenAt, waitUntil }: { takenAt: string; waitUntil: string }) =>
    `You took one at ${takenAt}. Wait until ${waitUntil} before you take the next, unless a doctor told you otherwise. Have you already taken it?`,
  daily_maximum: ({ ingredient, mg, limitMg }: { ingredient: string; mg: number; limitMg: number }) =>
    `With this dose you take ${mg} mg of ${ingredient} in 24 hours. The most is ${limitMg} mg. Do not take it. If you have taken it already, ask a doctor or pharmacist now. Have you already taken it?`,
  most_per_day: ({ dosesInDay, mostPerDay }: { dosesInDay: number; mostPerDay: number }) =>
    `This is dose ${dosesInDay} in 24 hours. Your list says at most ${mostPerDay}. Do not take it, unless a doctor told you otherwise. Have you already taken it?`,
} as const;
