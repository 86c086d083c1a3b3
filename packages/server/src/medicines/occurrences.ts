import { isDoseDay } from '@vitalane/clinical';
import { addDays, daysFrom, toCivil, toEpochMs, toInstant } from '@vitalane/time';
import { type ScheduleFacts, scheduleOf, timesOf } from './schedule.ts';

/** A schedule in the local time of a zone. */
export type Schedule = ScheduleFacts;

/** A dose of a schedule: its civil day and time, and its instant. */
export interface Occurrence {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
  dueAt: Date;
}

/** A schedule repeats within a month, plus a day for zones that skip one. */
const daysAhead = 32;

/** Returns whether a schedule has doses on a civil day. */
export function isOn(schedule: Schedule, date: string): boolean {
  return isDoseDay(scheduleOf(schedule), date);
}

/**
 * Returns the doses of a civil day, by time. A time that a clock change skips is due after the change; a time
 * that occurs twice is due the first time.
 */
export function occurrencesOn(schedule: Schedule, date: string): Occurrence[] {
  if (!isOn(schedule, date)) return [];
  return timesOf(schedule)
    .map((time) => ({ date, time, dueAt: toInstant(date, time, schedule.timeZone) }))
    .toSorted((one, other) => (one.time < other.time ? -1 : 1));
}

/** Returns the next doses after an instant, all of one moment; empty without one. */
export function nextOccurrences(schedule: Schedule, after: Date): Occurrence[] {
  const today = toCivil(after, schedule.timeZone).date;
  const later = daysFrom(addDays(today, -1), daysAhead + 2)
    .flatMap((date) => occurrencesOn(schedule, date))
    .filter(({ dueAt }) => dueAt > after);
  const firstMs = Math.min(...later.map(({ dueAt }) => toEpochMs(dueAt)));
  return later.filter(({ dueAt }) => toEpochMs(dueAt) === firstMs);
}
