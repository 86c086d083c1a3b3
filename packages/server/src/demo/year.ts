import { addDays, addMs, dayMs, minuteMs, startOfDate, toCivil, weekdayOf } from '@vitalane/time';
import type { DemoDay } from './moment.ts';

/** A day of the demo year. */
export interface YearDay {
  /** YYYY-MM-DD in the demo's time zone. */
  date: string;
  daysAgo: number;
  /** Progress of the demo year: 0 on its first day, 1 today. */
  progress: number;
  /** Sunday 0. */
  weekday: number;
  startsAt: Date;
}

/** Number of days of a demo patient's diary. */
export const daysOfYear = 365;

/** Returns the days up to today, oldest first, in steps of 24 hours: the demo's time zone has no summer time. */
export function yearUntil({ now, timeZone }: DemoDay): YearDay[] {
  const today = toCivil(now, timeZone).date;
  const startOfToday = startOfDate(today, timeZone);
  return Array.from({ length: daysOfYear }, (_, index) => {
    const daysAgo = daysOfYear - 1 - index;
    const date = addDays(today, -daysAgo);
    return {
      date,
      daysAgo,
      progress: index / (daysOfYear - 1),
      weekday: weekdayOf(date),
      startsAt: addMs(startOfToday, -daysAgo * dayMs),
    };
  });
}

/** Returns a moment of a day as the time fields of a diary entry. */
export function momentOf({ date, startsAt }: YearDay, minuteOfDay: number) {
  const measuredAt = addMs(startsAt, minuteOfDay * minuteMs);
  const [hour, minute] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return { date, time, measuredAt };
}
