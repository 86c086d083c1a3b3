const dayMs = 86_400_000;
/** Civil dates have four digits for the year. */
const lastCivilMs = Date.UTC(9999, 11, 31, 23, 59);

/** Whether a name is an IANA time zone; offsets such as `+08:00` are none. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return Boolean(formatOf(name));
  } catch {
    return false;
  }
}

/**
 * The instant of a civil date and time in a zone. A time that a clock change skips is moved forward by the change, and
 * of a time that occurs twice the first is taken.
 */
export function toInstant(date: string, time: string, timeZone: string): Date {
  const asUtcMs = Date.parse(`${date}T${time}:00Z`);
  const [before = 0, behind = 0] = [-dayMs, dayMs].map((shift) => offsetMs(asUtcMs + shift, timeZone));
  const candidates = [asUtcMs - before, asUtcMs - behind].filter(
    (ms) => ms + offsetMs(ms, timeZone) === asUtcMs,
  );
  return new Date(candidates.length > 0 ? Math.min(...candidates) : asUtcMs - before);
}

/** Returns the civil date (YYYY-MM-DD) and time (HH:MM) of an instant in a zone, at the latest the end of the year 9999. */
export function toCivil(instant: Date, timeZone: string): { date: string; time: string } {
  const localMs = instant.getTime() + offsetMs(instant.getTime(), timeZone);
  const local = new Date(Math.min(localMs, lastCivilMs)).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** Returns the instant at which the civil day of `now` began in a zone. */
export function startOfDay(now: Date, timeZone: string): Date {
  return toInstant(toCivil(now, timeZone).date, '00:00', timeZone);
}

/** Returns how far the local time of a zone is ahead of UTC at an instant, in milliseconds. */
function offsetMs(ms: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(ms);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const localMs = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return localMs - Math.floor(ms / 1000) * 1000;
}

/** Creating a format costs more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** More than the number of time zones: further entries are only other spellings of them. */
const maxFormats = 600;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= maxFormats) formats.clear();
  formats.set(timeZone, format);
  return format;
}
