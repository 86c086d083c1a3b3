import { daysBetween, weekdayOf } from '@vitalane/time';
import { dayInMonth, monthsBetween } from './months.ts';

/** Recurrence of a medicine's doses. */
export type Repeat =
  /** Every `every` days, counted from the first day. */
  | { readonly kind: 'days'; readonly every: number }
  /** On weekdays (Sunday 0), every `every` weeks, counted from the week of the first day; weeks begin on Monday. */
  | { readonly kind: 'weeks'; readonly every: number; readonly weekdays: readonly number[] }
  /** `onDays` days with doses, then `offDays` without, counted from the first day. */
  | { readonly kind: 'cycle'; readonly onDays: number; readonly offDays: number }
  /**
   * On day `day` (1 to 31) of the calendar month, every `every` months, counted from the month of the first day; a shorter
   * month has its doses on its last day.
   */
  | { readonly kind: 'months'; readonly every: number; readonly day: number }
  /** Every `every` hours of the wall clock, counted from the first time of the first day. */
  | { readonly kind: 'hours'; readonly every: number }
  /** When needed; at most `mostPerDay` doses, and at least `gapHours` hours between two; `null` when unknown. */
  | { readonly kind: 'as_needed'; readonly mostPerDay: number | null; readonly gapHours: number | null };

/** Schedule of a medicine in civil days and times: the same in any zone and across clock changes. */
export interface MedicineSchedule {
  readonly repeat: Repeat;
  /** HH:MM, in order; may be empty. */
  readonly times: readonly string[];
  /** Doses on a day with doses, also without times. */
  readonly perDay: number;
  /** Units per dose, from the first day. */
  readonly dose: number;
  /** Later doses of a tapering course, by first day, in order. */
  readonly steps: readonly { readonly from: string; readonly dose: number }[];
  /** First day, YYYY-MM-DD. */
  readonly from: string;
  /** Last day; null without an end. */
  readonly until: string | null;
}

/** One dose of a day. */
export interface ScheduledDose {
  /** HH:MM; null when the schedule has no times. */
  readonly time: string | null;
  readonly dose: number;
}

const HOURS_PER_DAY = 24;
const MINUTES_PER_HOUR = 60;
const DAYS_PER_WEEK = 7;

const mondayBased = (date: string) => (weekdayOf(date) + 6) % DAYS_PER_WEEK;

/** Returns whether a schedule has doses on a day. A medicine taken when needed has none. */
export function isDoseDay({ repeat, from, until }: MedicineSchedule, date: string): boolean {
  if (date < from || (until !== null && date > until)) return false;
  const days = daysBetween(from, date);
  switch (repeat.kind) {
    case 'days':
      return days % repeat.every === 0;
    case 'weeks':
      return (
        repeat.weekdays.includes(weekdayOf(date)) &&
        Math.floor((days + mondayBased(from)) / DAYS_PER_WEEK) % repeat.every === 0
      );
    case 'cycle':
      return days % (repeat.onDays + repeat.offDays) < repeat.onDays;
    case 'months':
      return monthsBetween(from, date) % repeat.every === 0 && date === dayInMonth(date, repeat.day);
    case 'hours':
      return true;
    case 'as_needed':
      return false;
    default:
      return repeat satisfies never;
  }
}

/** Returns the doses of a day, ordered by time. */
export function dosesOnDay(schedule: MedicineSchedule, date: string): readonly ScheduledDose[] {
  if (!isDoseDay(schedule, date)) return [];
  const dose = doseOn(schedule, date);
  if (schedule.repeat.kind === 'hours') {
    return hourlyTimes(schedule, schedule.repeat.every, date).map((time) => ({ time, dose }));
  }
  if (schedule.times.length > 0) return schedule.times.map((time) => ({ time, dose }));
  return Array.from({ length: schedule.perDay }, () => ({ time: null, dose }));
}

/** Returns the units of a dose on a day, whether one is planned or not. */
export function doseOn({ dose, steps }: MedicineSchedule, date: string): number {
  return steps.findLast(({ from }) => from <= date)?.dose ?? dose;
}

function hourlyTimes({ from, times }: MedicineSchedule, everyHours: number, date: string): readonly string[] {
  const first = minutesOf(times[0] ?? '00:00');
  const step = everyHours * MINUTES_PER_HOUR;
  const dayStart = daysBetween(from, date) * HOURS_PER_DAY * MINUTES_PER_HOUR;
  const dayEnd = dayStart + HOURS_PER_DAY * MINUTES_PER_HOUR;
  const found: string[] = [];
  const skipped = Math.max(0, Math.ceil((dayStart - first) / step));
  for (let minute = first + skipped * step; minute < dayEnd; minute += step)
    found.push(timeOf(minute - dayStart));
  return found;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));
}

function timeOf(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / MINUTES_PER_HOUR))}:${part(minutes % MINUTES_PER_HOUR)}`;
}
