/** The frequency whose days are fixed, and the name that is sent for chosen days. */
export const DAILY = 'Daily';
export const WEEKLY = 'Weekly';

/** Names of the days; the place in the list is the number on the wire. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const HH_MM = /(?<!\d)(?:[01]\d|2[0-3]):[0-5]\d(?!\d)/;

/** Returns the number of a weekday: sun to sat map to 0 to 6; unknown gives -1. */
export function weekdayNumber(name: string): number {
  return (WEEKDAYS as readonly string[]).indexOf(name);
}

/** Returns the first HH:MM of each text, each once, in order; a text without one is skipped. */
export function toTimes(texts: readonly string[]): string[] {
  const times = texts.flatMap((text) => HH_MM.exec(text)?.[0] ?? []);
  return [...new Set(times)].toSorted((a, b) => (a < b ? -1 : 1));
}

/** Returns the days as numbers, each once, in order. Unknown names stay as -1, so that a rule can find them. */
export function toDays(names: readonly string[]): number[] {
  return [...new Set(names.map(weekdayNumber))].toSorted((a, b) => a - b);
}
