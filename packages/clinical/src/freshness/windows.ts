import { dayMs, hourMs, type Instant, msBetween } from '@vitalane/time';

/** Hours during which a single reading triggers advice. */
const RECENT_HOURS = 24;

/** Number of days in "the last 30 days" of charts and averages. */
export const RECENT_DAYS = 30;

/** Returns whether a reading of the instant `at` is recent at `now`. */
export function isNews(at: Instant, now: Instant): boolean {
  return msBetween(at, now) < RECENT_HOURS * hourMs;
}

/** Returns whether an instant is in the last 30 days before `now`. */
export function isOfLastDays(at: Instant, now: Instant): boolean {
  return msBetween(at, now) <= RECENT_DAYS * dayMs;
}
