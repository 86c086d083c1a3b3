import { addDays } from '@vitalane/time';
import { type BandTable, band } from '../bands.ts';
import { settle } from '../round.ts';
import type { SupplyAdvice } from '../supply/medicationSupply.ts';
import { dosesOnDay, type MedicineSchedule } from './schedule.ts';

const ADVICE: BandTable<SupplyAdvice> = {
  steps: [
    ['<', 1, 'out'],
    ['<=', 7, 'order_now'],
    ['<=', 14, 'order_soon'],
  ],
  otherwise: 'ok',
};
/** Upper limit for planned dates: ten years ahead. */
const MAX_DAYS = 3653;

/** Duration of a stock. */
export interface ScheduleSupply {
  /** Whole days covered, starting with `asOf`. */
  readonly daysRemaining: number;
  /** YYYY-MM-DD: the first day with a dose that is not covered. */
  readonly runsOutOn: string;
  readonly advice: SupplyAdvice;
}

/**
 * Returns the duration of a stock on a schedule, counted dose by dose: eight tablets once a week last eight weeks.
 * Returns null when it cannot be calculated: the stock is unknown, the medicine is taken when needed, the course ends
 * first, or the stock lasts for ten years.
 */
export function scheduleSupply(
  schedule: MedicineSchedule,
  { remaining, asOf }: { remaining: number | null; asOf: string },
): ScheduleSupply | null {
  if (remaining === null || schedule.repeat.kind === 'as_needed') return null;
  let left = remaining;
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const date = addDays(asOf, days);
    if (schedule.until !== null && date > schedule.until) return null;
    const needed = dosesOnDay(schedule, date).reduce((sum, { dose }) => sum + dose, 0);
    if (settle(left - needed) < 0) {
      return { daysRemaining: days, runsOutOn: date, advice: band(days, ADVICE) };
    }
    left = settle(left - needed);
  }
  return null;
}

/** Returns the units that a schedule takes in a number of days; 0 for a medicine taken when needed. */
export function unitsIn(schedule: MedicineSchedule, { from, days }: { from: string; days: number }): number {
  const units = Array.from({ length: days }, (_, index) => dosesOnDay(schedule, addDays(from, index)))
    .flat()
    .reduce((sum, { dose }) => sum + dose, 0);
  return settle(units);
}
