import type { MedicineSchedule, Repeat } from '@vitalane/clinical';
import { toCivil, weekdayOf } from '@vitalane/time';
import { medicationFrequencies } from '../lists/choices.ts';
import type { MedicationRow } from './medicines.queries.ts';

/** Columns that define the schedule of a medicine. */
export type ScheduleFacts = Pick<MedicationRow, 'reminderFrequency' | 'days' | 'times' | 'timeZone'> &
  Partial<Pick<MedicationRow, 'frequency' | 'dose' | 'createdAt'>>;

/** `Daily` ignores the days: its 0 is not Sunday. */
export const daily = 'Daily';

/** Weekly medicines without chosen days: offsets from the weekday of the first dose, by number of doses. */
const spread: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [0, 3], 3: [0, 2, 4] };
const everyOtherDay = 3.5;
const monthly = 'once_monthly';
const daysPerMonth = 30;
const daysPerWeek = 7;
const longAgo = '2000-01-01';

/**
 * Returns the schedule of a stored medicine. The frequency has priority: a medicine taken every other day or
 * once a week is never due each day, regardless of its days. For others the chosen days apply.
 */
export function scheduleOf(row: ScheduleFacts): MedicineSchedule {
  const frequency = medicationFrequencies.find(({ name }) => name === row.frequency);
  const repeat = repeatOf(row, frequency);
  const times = timesOf(row);
  return {
    repeat,
    times,
    perDay: Math.max(frequency?.timesPerDay ?? 0, times.length, frequency?.code === monthly ? 1 : 0),
    dose: row.dose ?? 1,
    steps: [],
    // Only an interval of several days has a start; weekdays repeat indefinitely.
    from: repeat.kind === 'days' && repeat.every > 1 ? firstDay(row) : longAgo,
    until: null,
  };
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Returns the times of day of a stored medicine, earliest first. Removes invalid times, which would break every
 * dose.
 */
export function timesOf({ times }: Pick<MedicationRow, 'times'>): string[] {
  return times.filter((time) => timeOfDay.test(time)).toSorted();
}

type Frequency = (typeof medicationFrequencies)[number];

function repeatOf(row: ScheduleFacts, frequency: Frequency | undefined): Repeat {
  const isDaily = row.reminderFrequency === daily;
  const perWeek = frequency?.daysPerWeek ?? daysPerWeek;
  if (perWeek === everyOtherDay) return { kind: 'days', every: 2 };
  if (frequency?.code === monthly && isDaily) return { kind: 'days', every: daysPerMonth };
  if (!isDaily) return { kind: 'weeks', every: 1, weekdays: row.days };
  if (perWeek >= daysPerWeek) return { kind: 'days', every: 1 };
  const first = weekdayOf(firstDay(row));
  const weekdays = (spread[perWeek] ?? [0]).map((days) => (first + days) % daysPerWeek);
  return { kind: 'weeks', every: 1, weekdays };
}

function firstDay({ createdAt, timeZone }: ScheduleFacts): string {
  return createdAt ? toCivil(createdAt, timeZone).date : longAgo;
}

/** Returns the maximum number of days a week for a frequency; `undefined` when it is unspecific. */
export function maxDaysPerWeek(frequency: string): number | undefined {
  const perWeek = medicationFrequencies.find(({ name }) => name === frequency)?.daysPerWeek;
  return perWeek && perWeek < everyOtherDay ? perWeek : undefined;
}
