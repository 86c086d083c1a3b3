import { addDays, daysBetween } from './civilDate.ts';
import { formatDate } from './format.ts';

/** Range of civil dates (YYYY-MM-DD), including both ends. */
export interface Period {
  from: string;
  to: string;
}

/** Returns the period of `days` days that ends on a date. */
export function periodUpTo(to: string, days: number): Period {
  return { from: addDays(to, 1 - days), to };
}

/** Returns the number of days in a period. */
export function daysOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** Returns the adjacent period of the same length: the next for 1, the previous for -1. */
export function movePeriod(period: Period, steps: 1 | -1): Period {
  const days = daysOf(period) * steps;
  return { from: addDays(period.from, days), to: addDays(period.to, days) };
}

/** Returns whether a period contains a date. */
export function isInPeriod(date: string, { from, to }: Period): boolean {
  return date >= from && date <= to;
}

/** Formats a period as “27 October to 25 November 2026”, without the parts that both ends share. */
export function formatPeriod({ from, to }: Period): string {
  if (from === to) return formatDate(to, 'day');
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const start = isSameMonth
    ? String(Number(from.slice(8)))
    : formatDate(from, isSameYear ? 'dayOfYear' : 'day');
  return `${start} to ${formatDate(to, 'day')}`;
}
