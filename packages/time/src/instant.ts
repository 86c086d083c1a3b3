/** Milliseconds of a second, a minute, an hour and a day of 24 hours. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Point in time: a `Date`, milliseconds since 1970, or ISO 8601 with an offset or `Z`. */
export type Instant = Date | number | string;

/** Returns the milliseconds since 1970 of an instant; NaN for an invalid text. */
export function toEpochMs(instant: Instant): number {
  return typeof instant === 'string' ? Date.parse(instant) : Number(instant);
}

/** Returns the instant `ms` milliseconds later, or earlier for a negative number. */
export function addMs(instant: Instant, ms: number): Date {
  return new Date(toEpochMs(instant) + ms);
}

/** Adds years of the UTC calendar to an instant. 29 February becomes 1 March in a common year. */
export function addYears(instant: Instant, years: number): Date {
  const later = new Date(instant);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

/** Returns the milliseconds from one instant to another; negative when `later` is first. */
export function msBetween(earlier: Instant, later: Instant): number {
  return toEpochMs(later) - toEpochMs(earlier);
}
