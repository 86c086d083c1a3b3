import { daysBetween, formatDate, minuteMs, msBetween } from '@vitalane/time';

/** Returns a date as text within a sentence: “today”, “yesterday”, else “Thursday 1 January 2026”. Both are `YYYY-MM-DD`. */
export function dayInText(date: string, today: string): string {
  const ageDays = daysBetween(date, today);
  if (ageDays === 0) return 'today';
  if (ageDays === 1) return 'yesterday';
  return formatDate(date, 'weekdayAndDay').replace(',', '');
}

/** Returns a date as a heading: “Today”. */
export function dayLabel(date: string, today: string): string {
  const text = dayInText(date, today);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the whole minutes between two instants, at least 0. */
export function minutesBetween(from: string, to: string): number {
  return Math.max(0, Math.floor(msBetween(from, to) / minuteMs));
}
