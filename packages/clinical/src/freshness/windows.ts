import { dayMs, hourMs, type Instant, msBetween } from '@vitalane/time';

/** A single reading asks for something to be done for so long. */
const NEWS_HOURS = 24;

/** How many days "the last 30 days" are, wherever a chart or an average says so. */
export const RECENT_DAYS = 30;

/** Returns true while a reading of the instant `at` is news at `now`. */
export function isNews(at: Instant, now: Instant): boolean {
  return msBetween(at, now) < NEWS_HOURS * hourMs;
}

/** Returns true for an instant of the last 30 days up to `now`. */
export function isOfLastDays(at: Instant, now: Instant): boolean {
  return msBetween(at, now) <= RECENT_DAYS * dayMs;
}
