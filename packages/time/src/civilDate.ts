import { dayMs } from './instant.ts';

/** First and last civil date; years have four digits. */
export const firstDate = '0001-01-01';
export const lastDate = '9999-12-31';

const daysPerWeek = 7;
const monthsPerYear = 12;
/** Weekday of 1 January 1970, a Thursday, with Sunday as 0. */
const weekdayOfDayZero = 4;

/** Returns whether a text is an existing day of the years 0001 to 9999, written YYYY-MM-DD. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDate) return false;
  // Some engines roll 30 February over to March; an invalid text gives NaN.
  return new Date(`${text}T00:00Z`).getUTCDate() === Number(text.slice(-2));
}

/** Returns a day (YYYY-MM-DD) as an integer that increases by one each day; 1970-01-01 is 0. NaN for an invalid text. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00Z`) / dayMs;
}

const firstDayNumber = dayNumber(firstDate);
const lastDayNumber = dayNumber(lastDate);

/** Returns the day of a day number, clamped to the years 0001 to 9999. */
function fromDayNumber(day: number): string {
  const held = Math.min(Math.max(day, firstDayNumber), lastDayNumber);
  return new Date(held * dayMs).toISOString().slice(0, 10);
}

/** Returns a day plus a number of days, which may be negative, clamped to the years 0001 to 9999. */
export function addDays(date: string, days: number): string {
  return fromDayNumber(dayNumber(date) + days);
}

/** Returns a day plus a number of months, clamped to the last day of a shorter month and to the years 0001 to 9999. */
export function addMonths(date: string, months: number): string {
  const index = Number(date.slice(0, 4)) * monthsPerYear + Number(date.slice(5, 7)) - 1 + months;
  const firstOfMonth = (at: number) =>
    new Date(0).setUTCFullYear(Math.floor(at / monthsPerYear), at % monthsPerYear, 1) / dayMs;
  const [first, next] = [firstOfMonth(index), firstOfMonth(index + 1)];
  return fromDayNumber(Math.min(first + Number(date.slice(8)), next) - 1);
}

/** Returns the whole days from one day to another; negative when `later` is first. */
export function daysBetween(earlier: string, later: string): number {
  return dayNumber(later) - dayNumber(earlier);
}

/** Returns `count` consecutive days, starting with `first`. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Returns the weekday of a day, with Sunday as 0. */
export function weekdayOf(date: string): number {
  return (((dayNumber(date) + weekdayOfDayZero) % daysPerWeek) + daysPerWeek) % daysPerWeek;
}

/** Returns the seven days of the week that contains a day, Monday first. */
export function weekOf(date: string): string[] {
  return daysFrom(addDays(date, -((weekdayOf(date) + 6) % daysPerWeek)), daysPerWeek);
}

/** Returns the completed years from a date of birth to a day. A person born on 29 February turns a year older on 1 March. */
export function completedYears(dateOfBirth: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return on.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
