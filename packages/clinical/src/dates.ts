const MS_PER_DAY = 86_400_000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

function utcMs(isoDate: string): number {
  const part = (from: number, to?: number) => Number(isoDate.slice(from, to));
  return Date.UTC(part(0, 4), part(5, 7) - 1, part(8));
}

function toIsoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** True for an existing calendar day written YYYY-MM-DD, from 1900 to 2199. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const ms = utcMs(text);
  // Some engines roll 30 February over to March: the round trip shows it.
  return year >= FIRST_YEAR && year <= LAST_YEAR && !Number.isNaN(ms) && toIsoDate(ms) === text;
}

/** The day `days` after `isoDate`. The sum must stay before the year 10000. */
export function addDays(isoDate: string, days: number): string {
  return toIsoDate(utcMs(isoDate) + days * MS_PER_DAY);
}

/** The same day `months` calendar months later, held to the last day of a shorter month. */
export function addMonths(isoDate: string, months: number): string {
  const day = Number(isoDate.slice(8));
  const monthIndex = Number(isoDate.slice(0, 4)) * 12 + Number(isoDate.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(monthIndex / 12), monthIndex % 12];
  const lastDayOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toIsoDate(Date.UTC(year, month, Math.min(day, lastDayOfMonth)));
}

/** The day as a whole number that grows by one each day. */
export function dayNumber(isoDate: string): number {
  return utcMs(isoDate) / MS_PER_DAY;
}

/** Whole days from `earlier` to `later`; negative when they are the other way round. */
export function daysBetween(earlier: string, later: string): number {
  return dayNumber(later) - dayNumber(earlier);
}

/** Completed years from a date of birth to a day. Somebody born on 29 February turns a year older on 1 March. */
export function completedYears(dateOfBirth: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return on.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A day in words, such as "5 January 2026". */
export function dayInWords(isoDate: string): string {
  const month = MONTHS[Number(isoDate.slice(5, 7)) - 1] ?? '';
  return `${Number(isoDate.slice(8))} ${month} ${isoDate.slice(0, 4)}`;
}
