/** Milliseconds of a second, a minute, an hour and a day of 24 hours. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A moment on the time line: a `Date`, milliseconds since 1970, or ISO 8601 with an offset or `Z`. */
export type Instant = Date | number | string;

/** Returns the milliseconds since 1970 of an instant; NaN for a text that is none. */
export function toEpochMs(instant: Instant): number {
  return typeof instant === 'string' ? Date.parse(instant) : Number(instant);
}

/** Returns the instant `ms` milliseconds later, or earlier for a negative number. */
export function addMs(instant: Instant, ms: number): Date {
  return new Date(toEpochMs(instant) + ms);
}

/** Returns the instant some years of the UTC calendar later. From 29 February it comes to 1 March of a common year. */
export function addYears(instant: Instant, years: number): Date {
  const later = new Date(instant);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

/** Returns the milliseconds from one instant to another; negative when `later` comes first. */
export function msBetween(earlier: Instant, later: Instant): number {
  return toEpochMs(later) - toEpochMs(earlier);
}
