import { dayNumber } from './civilDate.ts';
import { dayMs, type Instant, toEpochMs } from './instant.ts';
import { intlFormat } from './intlFormat.ts';

const months = [
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

const styles = {
  /** 1 January 2026 */
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Thursday 1 January 2026, with a comma after the weekday in some releases of the platform */
  weekdayAndDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Thu */
  weekday: { weekday: 'short' },
  /** 1 January */
  dayOfYear: { day: 'numeric', month: 'long' },
  /** 1 Jan */
  shortDayOfYear: { day: 'numeric', month: 'short' },
  /** January 2026 */
  longMonth: { month: 'long', year: 'numeric' },
  /** Jan 2026 */
  month: { month: 'short', year: 'numeric' },
  /** 09:12 */
  time: { hour: '2-digit', minute: '2-digit' },
  /** 1 January 2026 at 09:12 */
  dayAndTime: { dateStyle: 'long', timeStyle: 'short' },
  /** 1 Jan 2026, 09:12:33 */
  exact: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Style of a formatted date or instant. */
export type TimeStyle = keyof typeof styles;

/** Formats an instant in English in a time zone. Throws RangeError for an invalid instant. */
export function formatInstant(instant: Instant, timeZone: string, style: TimeStyle): string {
  return intlFormat(style, styles[style], timeZone).format(toEpochMs(instant));
}

/** Formats a civil date (YYYY-MM-DD) in English. Throws RangeError for a date that does not exist. */
export function formatDate(date: string, style: TimeStyle): string {
  return formatInstant(dayNumber(date) * dayMs, 'UTC', style);
}

/** Formats a civil date (YYYY-MM-DD) as “5 January 2026”. */
export function dayInWords(date: string): string {
  const month = months[Number(date.slice(5, 7)) - 1] ?? '';
  return `${Number(date.slice(8))} ${month} ${Number(date.slice(0, 4))}`;
}
