import { addDays, addMonths, daysBetween, daysFrom, weekOf } from '@vitalane/time';
import { dayInMonth } from './months.ts';
import { dosesOnDay, type MedicineSchedule } from './schedule.ts';

const HOURS_PER_DAY = 24;
const DAYS_PER_WEEK = 7;
/** Covers every calendar month, and a February with and without a leap day. */
const MONTHS_LOOKED_AT = 26;

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/**
 * Returns the shortest planned time between two doses, in hours; `null` with fewer than two planned doses. Doses without
 * times are spread over their day.
 */
export function plannedGapHours(schedule: MedicineSchedule): number | null {
  const hours = daysLookedAt(schedule).flatMap((date) => {
    const dayStart = daysBetween(schedule.from, date) * HOURS_PER_DAY;
    return dosesOnDay(schedule, date).map(({ time }, index, all) => {
      const hour = time === null ? (index * HOURS_PER_DAY) / all.length : hourOf(time);
      return dayStart + hour;
    });
  });
  const gaps = hours.slice(1).map((hour, index) => hour - (hours[index] ?? hour));
  return gaps.length > 0 ? Math.min(...gaps) : null;
}

/**
 * Returns the days that hold the shortest time between doses, in order. No day with doses lies between them, so that a
 * long interval costs no more than a short one.
 */
function daysLookedAt({ repeat, from }: MedicineSchedule): readonly string[] {
  switch (repeat.kind) {
    case 'days':
      return [from, addDays(from, repeat.every)];
    case 'weeks':
      // The first day may cut the first week short; the second is whole, and the third shows the step between them.
      return [0, 1, 2].flatMap((turn) => weekOf(addDays(from, turn * repeat.every * DAYS_PER_WEEK)));
    case 'cycle':
      return [from, addDays(from, repeat.onDays > 1 ? 1 : repeat.onDays + repeat.offDays)];
    case 'months':
      return Array.from({ length: MONTHS_LOOKED_AT }, (_, turn) =>
        dayInMonth(addMonths(from, turn * repeat.every), repeat.day),
      );
    case 'hours':
      return daysFrom(from, Math.ceil(repeat.every / HOURS_PER_DAY) + 1);
    case 'as_needed':
      return [];
    default:
      return repeat satisfies never;
  }
}
