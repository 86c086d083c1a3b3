import { msBetween } from '@vitalane/time';
import { dayInText, dayLabel } from '../dates.ts';
import type { DoseEntry } from './dose.types.ts';
import { todaysDosesCopy as copy } from './TodaysDoses.copy.ts';

/** Returns whether taking a dose is offered at `now` (ISO 8601 in UTC). */
export function isOffered({ offeredFrom }: DoseEntry, now: string): boolean {
  return offeredFrom === null || msBetween(offeredFrom, now) >= 0;
}

/** What tells one dose of a medicine from another. */
type Place = Pick<DoseEntry, 'date' | 'time' | 'number'>;

/** Returns when a dose is due, for a line of its own: “Yesterday 21:30”. `isOneOfSeveral` numbers those without a time. */
export function dueLabel({ date, time, number }: Place, today: string, isOneOfSeveral = false): string {
  const day = dayLabel(date, today);
  return time === null ? copy.untimed(day, isOneOfSeveral ? number : null) : `${day} ${time}`;
}

/** Returns what tells a dose from the others of its medicine, for the names of its buttons; `null` for a single one. */
export function whichDose({ date, time, number }: Place, today: string): string | null {
  const day = date === today ? [] : [dayInText(date, today)];
  const place = time ?? (number === null || number === 1 ? null : copy.numbered(number));
  return [...day, ...(place === null ? [] : [place])].join(' ') || null;
}

/** Returns when a dose was taken: “at 08:05”, “yesterday at 21:30”. */
export function takenWords({ date, time }: NonNullable<DoseEntry['intake']>, today: string): string {
  return date === today ? copy.atTime(time) : copy.atDayAndTime(dayInText(date, today), time);
}
