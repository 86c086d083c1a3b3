const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A single reading asks for something to be done for so long. */
const NEWS_HOURS = 24;

/** How many days "the last 30 days" are, wherever a chart or an average says so. */
export const RECENT_DAYS = 30;

/** True while a reading of the instant `at` (ISO 8601) is news at `nowMs`. */
export function isNews(at: string, nowMs: number): boolean {
  return nowMs - Date.parse(at) < NEWS_HOURS * HOUR_MS;
}

/** True for an instant (ISO 8601) of the last 30 days up to `nowMs`. */
export function isOfLastDays(at: string, nowMs: number): boolean {
  return Date.parse(at) >= nowMs - RECENT_DAYS * DAY_MS;
}
