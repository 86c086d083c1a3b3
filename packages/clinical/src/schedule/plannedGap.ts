import { daysFrom } from '@vitalane/time';
import { dosesOnDay, type MedicineSchedule } from './schedule.ts';

const HOURS_PER_DAY = 24;
/** Covers two doses of a medicine that is taken once a month. */
const DAYS_LOOKED_AT = 62;

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/**
 * Returns the shortest planned time between two doses, in hours; `null` without a plan. Doses without times are spread
 * over their day.
 */
export function plannedGapHours(schedule: MedicineSchedule): number | null {
  const hours = daysFrom(schedule.from, DAYS_LOOKED_AT).flatMap((date, day) =>
    dosesOnDay(schedule, date).map(({ time }, index, all) => {
      const hour = time === null ? (index * HOURS_PER_DAY) / all.length : hourOf(time);
      return day * HOURS_PER_DAY + hour;
    }),
  );
  const gaps = hours.slice(1).map((hour, index) => hour - (hours[index] ?? hour));
  return gaps.length > 0 ? Math.min(...gaps) : null;
}
