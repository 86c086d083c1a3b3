import type { PeriodLength } from './period.types.ts';

/** Texts of the period controls. */
export const periodCopy = {
  label: 'Period',
  lengths: { '7': '7 days', '30': '30 days', '90': '90 days', '365': '1 year', all: 'All' } satisfies Record<
    PeriodLength,
    string
  >,
  previous: 'Earlier period',
  next: 'Later period',
  none: 'No entries in this period.',
  failed: (message: string) => `Some entries of this period could not be loaded. ${message}`,
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  average: (figure: string, unit: string) => `average ${figure} ${unit}`,
  total: (figure: string, unit: string) => `total ${figure} ${unit}`,
  /** Title of a chart, such as “Blood pressure, 27 October to 25 November 2026”. */
  chartTitle: (measure: string, period: string) => `${measure}, ${period}`,
} as const;
