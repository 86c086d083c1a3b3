import { dayNumber, firstDate, lastDate } from './civilDate.ts';
import { dayMs, hourMs, type Instant, minuteMs, secondMs, toEpochMs } from './instant.ts';
import { intlFormat } from './intlFormat.ts';

/** Civil date and time of day in a time zone. */
export interface CivilTime {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  time: string;
}

const firstCivilMs = dayNumber(firstDate) * dayMs;
const lastCivilMs = dayNumber(lastDate) * dayMs + dayMs - minuteMs;

const offsetParts: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};

/** Returns whether a name is an IANA time zone; offsets such as `+08:00` are not. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return Boolean(intlFormat('offset', offsetParts, name));
  } catch {
    return false;
  }
}

/** Returns the IANA time zone of this device. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the UTC offset of a zone at an instant, in milliseconds. */
function offsetMs(ms: number, timeZone: string): number {
  // Before the year 1 the parts name years of another era. No zone had left its local mean time by then.
  const at = Math.max(ms, firstCivilMs + 2 * dayMs);
  const parts = intlFormat('offset', offsetParts, timeZone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  // `Date.UTC` would read the year 85 as 1985.
  const localDayMs = new Date(0).setUTCFullYear(of('year'), of('month') - 1, of('day'));
  const localMs = localDayMs + of('hour') * hourMs + of('minute') * minuteMs + of('second') * secondMs;
  return localMs - Math.floor(at / secondMs) * secondMs;
}

/** Returns the wall-clock time of a zone at an instant, as the milliseconds of the same date and time in UTC. */
export function wallClockMs(instant: Instant, timeZone: string): number {
  const ms = toEpochMs(instant);
  return ms + offsetMs(ms, timeZone);
}

/**
 * Returns the instant, in milliseconds since 1970, of a wall-clock time in a zone, given as the milliseconds of the
 * same date and time in UTC. Moves a skipped time forward by the clock change; takes the first occurrence of a
 * repeated time.
 */
export function fromWallClockMs(wallMs: number, timeZone: string): number {
  const [before = 0, after = 0] = [-dayMs, dayMs].map((shift) => wallMs - offsetMs(wallMs + shift, timeZone));
  // No clock change within a day: the check below would only repeat two slow lookups.
  if (before === after) return before;
  const shown = [before, after].filter((ms) => wallClockMs(ms, timeZone) === wallMs);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** Returns the civil date and time of an instant in a zone, clamped to the years 0001 to 9999. */
export function toCivil(instant: Instant, timeZone: string): CivilTime {
  const wallMs = wallClockMs(instant, timeZone);
  const text = new Date(Math.min(Math.max(wallMs, firstCivilMs), lastCivilMs)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Returns the civil date (YYYY-MM-DD) of an instant in a zone. */
export function toDate(instant: Instant, timeZone: string): string {
  return toCivil(instant, timeZone).date;
}

/** Returns the instant of a civil date (YYYY-MM-DD) and time (HH:MM) in a zone. Handles clock changes like `fromWallClockMs`. */
export function toInstant(date: string, time: string, timeZone: string): Date {
  return new Date(fromWallClockMs(Date.parse(`${date}T${time}:00Z`), timeZone));
}

/** Returns the instant at which a civil date starts in a zone. */
export function startOfDate(date: string, timeZone: string): Date {
  return toInstant(date, '00:00', timeZone);
}

/** Returns the instant at which the civil day of an instant started in a zone. */
export function startOfDay(instant: Instant, timeZone: string): Date {
  return startOfDate(toDate(instant, timeZone), timeZone);
}
