import { daysBetween } from '@vitalane/time';
import { evaluate, type Input, plausibleEntries, type Values } from '../evaluate.ts';
import { date, entryList, numberWithin } from '../fields.ts';
import { failure, ok, type Result } from '../result.ts';

/** Exercise of one diary entry, in moderate minutes (a vigorous minute counts as two). */
export interface ActivityEntry {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly moderateMinutes: number;
}

const FIELDS = { entries: entryList<ActivityEntry>(), asOf: date };
const ENTRY_FIELDS = { date, moderateMinutes: numberWithin({ min: 0, max: 2 * 1440 }) };
const WEEK_DAYS = 7;
const HABIT_DAYS = 28;
const LEAST_DAYS_LOGGED = 2;

type Entry = Values<typeof ENTRY_FIELDS>;

function within(entries: readonly Entry[], asOf: string, days: number): readonly Entry[] {
  return entries.filter((entry) => {
    const ageDays = daysBetween(entry.date, asOf);
    return ageDays >= 0 && ageDays < days;
  });
}

/**
 * Sums the moderate minutes of the 7 days that end on `asOf`. Exercise logged on fewer than 2 of the last 28 days
 * does not show the habit, so it is `missing`, not zero. Errors: `missing`, `implausible` when an entry is not valid.
 */
export function weeklyModerateMinutes(
  input: Input<typeof FIELDS>,
): Result<{ moderateMinutesPerWeek: number }> {
  return evaluate(FIELDS, input, ({ entries, asOf }) => {
    const checked = plausibleEntries(ENTRY_FIELDS, entries);
    if (checked.length < entries.length) return failure('implausible', ['entries']);
    const daysLogged = new Set(within(checked, asOf, HABIT_DAYS).map((entry) => entry.date));
    if (daysLogged.size < LEAST_DAYS_LOGGED) return failure('missing', ['entries']);
    const week = within(checked, asOf, WEEK_DAYS);
    return ok({ moderateMinutesPerWeek: week.reduce((sum, entry) => sum + entry.moderateMinutes, 0) });
  });
}
