/** Frequency with fixed days, and the name sent for chosen days. */
export const DAILY = 'Daily';
export const WEEKLY = 'Weekly';

/** Weekday names; the index is the number in the API. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const HH_MM = /(?<!\d)(?:[01]\d|2[0-3]):[0-5]\d(?!\d)/;

/** Returns the number of a weekday: 0 to 6 for sun to sat; -1 for an unknown name. */
export function weekdayNumber(name: string): number {
  return (WEEKDAYS as readonly string[]).indexOf(name);
}

/** Returns the first HH:MM of each text, unique and sorted; skips texts without one. */
export function toTimes(texts: readonly string[]): string[] {
  const times = texts.flatMap((text) => HH_MM.exec(text)?.[0] ?? []);
  return [...new Set(times)].toSorted((a, b) => (a < b ? -1 : 1));
}

/** Returns the days as numbers, unique and sorted. Unknown names stay as -1, so that a rule can find them. */
export function toDays(names: readonly string[]): number[] {
  return [...new Set(names.map(weekdayNumber))].toSorted((a, b) => a - b);
}
