import { dosesOnDay } from '@vitalane/clinical';
import { addDays, toCivil, toEpochMs, toInstant } from '@vitalane/time';
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

/** Days after the first day, or after a dose, in which a schedule has its next dose: a year, and the rest of its week. */
const daysAhead = 374;

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
  const yesterday = addDays(toCivil(after, schedule.timeZone).date, -1);
  const { firstDay, lastDay } = schedule;
  const from = firstDay && firstDay > yesterday ? firstDay : yesterday;
  const laterOn = (date: string) => occurrencesOn(schedule, date).filter(({ dueAt }) => dueAt > after);
  const until = earlier(addDays(from, daysAhead), lastDay);
  let date = from;
  while (date <= until && laterOn(date).length === 0) date = addDays(date, 1);
  // In a zone that skips a day, its doses are due together with those of the day after.
  const later = [date, addDays(date, 1)].flatMap(laterOn);
  const firstMs = Math.min(...later.map(({ dueAt }) => toEpochMs(dueAt)));
  return later.filter(({ dueAt }) => toEpochMs(dueAt) === firstMs);
}

const earlier = (day: string, other: string | null | undefined) => (other && other < day ? other : day);
