import { isCivilDate, movePeriod, type Period, periodUpTo } from '@vitalane/time';
import { type DiaryKind, type PeriodLength, periodLengths } from '@vitalane/ui/screens/Diary';

/** Names of the period in the address of the diary: its length, and the day on which it ends. */
export const periodParams = { length: 'period', until: 'until' } as const;

/** Weight and height are measured less often than the others. */
const usualLengths: Partial<Record<DiaryKind, PeriodLength>> = { weight: '90', height: 'all' };

const usualLength: PeriodLength = '30';

/** What is known of the entries of a kind, as civil dates; null while there are none. */
export interface KnownDates {
  newest: string | null;
  /** Of those loaded. */
  oldest: string | null;
  /** Whether older ones are not loaded yet. */
  hasOlder: boolean;
}

/** The period that the diary shows. */
export interface ShownPeriod extends Period {
  length: PeriodLength;
}

const isLength = (text: string | null): text is PeriodLength =>
  periodLengths.some((length) => length === text);

/**
 * Returns the period that an address names. Without an end it ends today, or with the newest entry when that is older: a
 * person who returns after a while sees the last entries.
 */
export function periodFrom(
  search: URLSearchParams,
  { kind, today, dates }: { kind: DiaryKind; today: string; dates: KnownDates },
): ShownPeriod {
  const named = search.get(periodParams.length);
  const length = isLength(named) ? named : (usualLengths[kind] ?? usualLength);
  if (length === 'all') return { length, from: dates.oldest ?? today, to: today };
  const days = Number(length);
  const until = search.get(periodParams.until);
  if (until !== null && isCivilDate(until) && until < today) return { length, ...periodUpTo(until, days) };
  const latest = periodUpTo(today, days);
  const { newest } = dates;
  return { length, ...(newest === null || newest >= latest.from ? latest : periodUpTo(newest, days)) };
}

/** Tells whether entries of a period are not loaded yet. */
export function needsOlder({ length, from }: ShownPeriod, { oldest, hasOlder }: KnownDates): boolean {
  return hasOlder && (length === 'all' || oldest === null || oldest >= from);
}

/** Returns the address of another length of the period, which then ends today. */
export function withLength(search: URLSearchParams, length: PeriodLength): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set(periodParams.length, length);
  next.delete(periodParams.until);
  return next;
}

/** Returns the address of the period before or after. */
export function moved(
  search: URLSearchParams,
  { period, steps, today }: { period: ShownPeriod; steps: 1 | -1; today: string },
): URLSearchParams {
  const next = new URLSearchParams(search);
  const { to } = movePeriod(period, steps);
  next.set(periodParams.length, period.length);
  if (to >= today) next.delete(periodParams.until);
  else next.set(periodParams.until, to);
  return next;
}

/** Tells whether entries lie before a period. */
export function hasPrevious({ from }: Period, { oldest, hasOlder }: KnownDates): boolean {
  return hasOlder || (oldest !== null && oldest < from);
}

/** Tells whether a period ends before today. */
export function hasNext(period: Period, today: string): boolean {
  return period.to < today;
}
