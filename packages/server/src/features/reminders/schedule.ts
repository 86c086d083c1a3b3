import { toCivil, toInstant } from '../../time/civilTime.ts';

/** When a medicine is due, in the local time of a zone. */
export interface Schedule {
  /** `Daily`; for any other name `days` decide. */
  reminderFrequency: string;
  /** Weekdays, Sunday 0. */
  days: readonly number[];
  /** HH:MM. */
  times: readonly string[];
  /** IANA name. */
  timeZone: string;
}

/** One dose of a schedule: its civil day and time, and the instant at which it is due. */
export interface Occurrence {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
  dueAt: Date;
}

const dayMs = 86_400_000;
/** A schedule comes round within a week; a day more for zones that skip one. */
const daysAhead = 8;

/** The civil day some days after another, YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Whether a schedule has doses on a civil day. */
export function isOn({ reminderFrequency, days }: Schedule, date: string): boolean {
  return reminderFrequency === 'Daily' || days.includes(new Date(`${date}T00:00Z`).getUTCDay());
}

/**
 * The doses of a civil day, by time. A time that a clock change skips is due when the clocks have moved, a time that
 * occurs twice is due the first time.
 */
export function occurrencesOn(schedule: Schedule, date: string): Occurrence[] {
  if (!isOn(schedule, date)) return [];
  return schedule.times
    .map((time) => ({ date, time, dueAt: toInstant(date, time, schedule.timeZone) }))
    .toSorted((one, other) => (one.time < other.time ? -1 : 1));
}

/** The doses that are due next after an instant: those of one moment, or none. */
export function nextOccurrences(schedule: Schedule, after: Date): Occurrence[] {
  const today = toCivil(after, schedule.timeZone).date;
  const later = Array.from({ length: daysAhead + 2 }, (_, index) => addDays(today, index - 1))
    .flatMap((date) => occurrencesOn(schedule, date))
    .filter(({ dueAt }) => dueAt > after);
  const firstMs = Math.min(...later.map(({ dueAt }) => dueAt.getTime()));
  return later.filter(({ dueAt }) => dueAt.getTime() === firstMs);
}
