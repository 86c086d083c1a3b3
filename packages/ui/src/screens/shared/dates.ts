import { daysBetween, formatDate, minuteMs, msBetween } from '@vitalane/time';

/** Returns a civil day within a sentence: “today”, “yesterday”, else “Thursday 1 January 2026”. Both are `YYYY-MM-DD`. */
export function dayInText(date: string, today: string): string {
  const ageDays = daysBetween(date, today);
  if (ageDays === 0) return 'today';
  if (ageDays === 1) return 'yesterday';
  return formatDate(date, 'weekdayAndDay').replace(',', '');
}

/** Returns the same day as a heading: “Today”. */
export function dayLabel(date: string, today: string): string {
  const text = dayInText(date, today);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whole minutes from one instant to a later one; never negative. */
export function minutesBetween(from: string, to: string): number {
  return Math.max(0, Math.floor(msBetween(from, to) / minuteMs));
}
