import { formatDate, formatPeriod, type Period, weekOf } from '@vitalane/time';
import { stepOf } from '../../../patterns/LineChart/aggregate.ts';
import type { ChartStep } from '../../../patterns/LineChart/LineChart.types.ts';
import type { DiaryEntry } from '../../shared/readings/entry.types.ts';

/** Entries of a week, month or year. */
export interface EntryGroup<Entry extends DiaryEntry = DiaryEntry> {
  /** Title such as “19 to 25 November 2026”, “November 2026” or “2026”. */
  title: string;
  /** Entries in input order. */
  entries: readonly Entry[];
}

function weekTitle(date: string): string {
  const week = weekOf(date);
  return formatPeriod({ from: week[0] ?? date, to: week.at(-1) ?? date });
}

const monthTitle = (date: string) => formatDate(`${date.slice(0, 8)}01`, 'longMonth');
const yearTitle = (date: string) => date.slice(0, 4);

/** Titles by step. A group has about as many chart points as fit a screen. */
const titles: Readonly<Record<ChartStep, (date: string) => string>> = {
  reading: weekTitle,
  day: weekTitle,
  week: monthTitle,
  month: yearTitle,
};

/** Groups entries by week, month or year, depending on the step of the chart, in input order. */
export function groupEntries<Entry extends DiaryEntry>(
  entries: readonly Entry[],
  period: Period,
): EntryGroup<Entry>[] {
  const titleOf = titles[stepOf(period)];
  return [...Map.groupBy(entries, ({ date }) => titleOf(date))].map(([title, ofGroup]) => ({
    title,
    entries: ofGroup,
  }));
}
