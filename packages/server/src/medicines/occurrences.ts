import { dosesOnDay } from '@vitalane/clinical';
import { addDays, daysFrom, toCivil, toEpochMs, toInstant } from '@vitalane/time';
import { type ScheduleFacts, scheduleOf } from './schedule.ts';

/** A schedule in the local time of a zone. */
export type Schedule = ScheduleFacts;

/** A planned dose of a schedule. */
export interface PlannedDose {
  /** YYYY-MM-DD */
  date: string;
  /** Its time, HH:MM, or its number among the doses of the day when the schedule has no times, from 1. */
  slot: string;
  /** `null` without a time. */
  dueAt: Date | null;
  /** Quantity, in the medicine's unit. */
  amount: number;
}

/** A dose of a schedule with times: its civil day and time, and its instant. */
export interface Occurrence {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
  dueAt: Date;
}

/** A schedule repeats within a month, plus a day for zones that skip one. */
const daysAhead = 32;

/**
 * Returns the doses of a civil day, by time. A time that a clock change skips is due after the change; a time
 * that occurs twice is due the first time.
 */
export function plannedOn(schedule: Schedule, date: string): PlannedDose[] {
  return dosesOnDay(scheduleOf(schedule), date).map(({ time, dose }, index) => ({
    date,
    slot: time ?? String(index + 1),
    dueAt: time === null ? null : toInstant(date, time, schedule.timeZone),
    amount: dose,
  }));
}

/** Returns the doses of a civil day that have a time, by time. */
export function occurrencesOn(schedule: Schedule, date: string): Occurrence[] {
  return plannedOn(schedule, date).flatMap(({ slot: time, dueAt }) => (dueAt ? [{ date, time, dueAt }] : []));
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
