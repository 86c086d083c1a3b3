import { isDeepStrictEqual } from 'node:util';
import type { MedicineSchedule, Repeat } from '@vitalane/clinical';
import type { MedicationRepeat } from '@vitalane/contract';
import { weekdayOf } from '@vitalane/time';
import type { MedicationRow, pastSchedule } from '../db/schema.ts';
import { medicationFrequencies } from '../lists/choices.ts';

/** Columns that define the schedule of a medicine. */
export type ScheduleFacts = Pick<MedicationRow, 'reminderFrequency' | 'days' | 'times' | 'timeZone'> &
  Partial<
    Pick<
      MedicationRow,
      'frequency' | 'dose' | 'firstDay' | 'lastDay' | 'repeat' | 'steps' | 'regularly' | 'reminder'
    >
  >;

/** Columns that a schedule consists of, as an earlier schedule of a medicine keeps them. */
export type StoredSchedule = Omit<typeof pastSchedule.$inferSelect, 'ownerId' | 'medicationId' | 'until'>;

/** Returns the schedule columns of a medicine. */
export function storedSchedule(row: StoredSchedule): StoredSchedule {
  const { dose, frequency, reminder, regularly, reminderFrequency, days, times, timeZone } = row;
  const { firstDay, lastDay, repeat, steps } = row;
  const when = { reminderFrequency, days, times, timeZone, firstDay, lastDay, repeat };
  return { dose, frequency, reminder, regularly, steps, ...when };
}

/** Returns whether two medicines have the same schedule. */
export function isSameSchedule(one: StoredSchedule, other: StoredSchedule): boolean {
  return isDeepStrictEqual(storedSchedule(one), storedSchedule(other));
}

/**
 * Returns the first day of a changed medicine. An interval counts from the day it was chosen; times, amounts and zones
 * do not move it.
 */
export function changedFirstDay(
  before: StoredSchedule,
  { fields, today }: { fields: IntervalFacts; today: string },
): string {
  const isSame = isDeepStrictEqual(intervalOf(fields), intervalOf(before));
  return isSame ? before.firstDay : today;
}

type IntervalFacts = Pick<StoredSchedule, 'frequency' | 'reminderFrequency' | 'repeat'>;

const intervalOf = ({ frequency, reminderFrequency, repeat }: IntervalFacts) => ({
  frequency,
  reminderFrequency,
  repeat,
});

/** `Daily` ignores the days: its 0 is not Sunday. */
export const daily = 'Daily';

/** Weekly medicines without chosen days: offsets from the weekday of the first dose, by number of doses. */
const spread: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [0, 3], 3: [0, 2, 4] };
const everyOtherDay = 3.5;
const monthly = 'once_monthly';
const daysPerWeek = 7;
const hoursPerDay = 24;
const longAgo = '2000-01-01';

/**
 * Returns the schedule of a stored medicine. The frequency has priority: a medicine taken every other day or
 * once a week is never due each day, regardless of its days. For others the chosen days apply.
 */
export function scheduleOf(row: ScheduleFacts): MedicineSchedule {
  const frequency = medicationFrequencies.find(({ name }) => name === row.frequency);
  const times = timesOf(row);
  const leastPerDay = plannedRepeat(row) || frequency?.code === monthly ? 1 : 0;
  const perDay = Math.max(frequency?.timesPerDay ?? 0, times.length, leastPerDay);
  const isPlanned = isTakenByPlan(row) && perDay > 0;
  return {
    repeat: isPlanned ? repeatOf(row, frequency) : asNeededOf(row),
    times,
    perDay,
    dose: row.dose ?? 1,
    steps: row.steps ?? [],
    from: row.firstDay ?? longAgo,
    until: row.lastDay ?? null,
  };
}

/** Returns the own recurrence of a medicine; `undefined` when the frequency defines it, or it is taken as needed. */
function plannedRepeat({ repeat }: ScheduleFacts): MedicationRepeat | undefined {
  return repeat && repeat.kind !== 'as_needed' ? repeat : undefined;
}

function asNeededOf({ repeat }: ScheduleFacts): Repeat & { kind: 'as_needed' } {
  return { kind: 'as_needed', mostPerDay: repeat?.mostPerDay ?? null, gapHours: repeat?.gapHours ?? null };
}

/**
 * Returns the doses of a day with doses; `null` for a medicine taken as needed or with an unknown frequency.
 */
export function dosesPerDay(row: ScheduleFacts): number | null {
  const isAsNeeded = medicationFrequencies.some(({ name, asNeeded }) => asNeeded && name === row.frequency);
  if (isAsNeeded || row.regularly === false) return null;
  const own = plannedRepeat(row);
  const doses = own ? ownDosesPerDay(own, row.times) : scheduleOf(row).perDay;
  return doses > 0 ? doses : null;
}

/** Returns the most doses on a day of a medicine with a planned recurrence of its own. */
export function ownDosesPerDay(
  { kind, every = hoursPerDay }: MedicationRepeat,
  times: readonly string[],
): number {
  return kind === 'hours' ? Math.ceil(hoursPerDay / every) : Math.max(times.length, 1);
}

/** Returns whether a medicine is taken by a plan: regularly, or at times that it has reminders of. */
function isTakenByPlan({ frequency, regularly = true, reminder = false, times }: ScheduleFacts): boolean {
  const isAsNeeded = medicationFrequencies.some(({ name, asNeeded }) => asNeeded && name === frequency);
  return (regularly && !isAsNeeded) || (reminder && times.length > 0);
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Returns the times of day of a stored medicine, earliest first. Removes invalid times, which would break every
 * dose.
 */
function timesOf({ times }: Pick<MedicationRow, 'times'>): string[] {
  return [...new Set(times)].filter((time) => timeOfDay.test(time)).toSorted((a, b) => (a < b ? -1 : 1));
}

type Frequency = (typeof medicationFrequencies)[number];

function repeatOf(row: ScheduleFacts, frequency: Frequency | undefined): Repeat {
  const own = plannedRepeat(row);
  const isDaily = row.reminderFrequency === daily;
  const firstDay = row.firstDay ?? longAgo;
  if (own) return ownRepeat(own, { firstDay, weekdays: isDaily ? [] : row.days });
  const perWeek = frequency?.daysPerWeek ?? daysPerWeek;
  if (perWeek === everyOtherDay) return { kind: 'days', every: 2 };
  if (frequency?.code === monthly && isDaily) return { kind: 'months', every: 1, day: dayOfMonth(firstDay) };
  if (!isDaily) return { kind: 'weeks', every: 1, weekdays: row.days };
  if (perWeek >= daysPerWeek) return { kind: 'days', every: 1 };
  const first = weekdayOf(firstDay);
  const weekdays = (spread[perWeek] ?? [0]).map((days) => (first + days) % daysPerWeek);
  return { kind: 'weeks', every: 1, weekdays };
}

function ownRepeat(
  { kind, every = 1, onDays = 1, offDays = 1 }: MedicationRepeat,
  { firstDay, weekdays }: { firstDay: string; weekdays: readonly number[] },
): Repeat {
  if (kind === 'cycle') return { kind, onDays, offDays };
  if (kind === 'months') return { kind, every, day: dayOfMonth(firstDay) };
  if (kind === 'hours') return { kind, every };
  if (kind === 'weeks')
    return { kind, every, weekdays: weekdays.length > 0 ? weekdays : [weekdayOf(firstDay)] };
  return { kind: 'days', every };
}

const dayOfMonth = (date: string) => Number(date.slice(-2));

/** Returns the maximum number of days a week for a frequency; `undefined` when it is unspecific. */
export function maxDaysPerWeek(frequency: string): number | undefined {
  const perWeek = medicationFrequencies.find(({ name }) => name === frequency)?.daysPerWeek;
  return perWeek && perWeek < everyOtherDay ? perWeek : undefined;
}
