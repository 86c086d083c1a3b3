import { addMonths } from '@vitalane/time';

const MONTHS_PER_YEAR = 12;

const yearOf = (date: string) => Number(date.slice(0, 4));
const monthOf = (date: string) => Number(date.slice(5, 7));

/** Returns the months from the calendar month of one day to that of another. */
export function monthsBetween(earlier: string, later: string): number {
  return (yearOf(later) - yearOf(earlier)) * MONTHS_PER_YEAR + monthOf(later) - monthOf(earlier);
}

/** Returns day `day` of the calendar month of a date; the last day of a shorter month. */
export function dayInMonth(date: string, day: number): string {
  // January has every day, and moving on from it ends on the last day of a shorter month.
  const inJanuary = `${date.slice(0, 4)}-01-${String(day).padStart(2, '0')}`;
  return addMonths(inJanuary, monthOf(date) - 1);
}
