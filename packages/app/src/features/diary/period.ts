import { type MeasureKind, measureRow } from '@vitalane/clinical';
import { isCivilDate, movePeriod, type Period, periodUpTo } from '@vitalane/time';
import { type PeriodLength, periodLengths } from '@vitalane/ui/screens/Diary';

/** Search parameters of the period: its length and its last day. */
const periodParams = { length: 'period', until: 'until' } as const;

/** Returns the length at first. */
function usualLength(kind: MeasureKind): PeriodLength {
  const { usualDays } = measureRow(kind);
  return usualDays === null ? 'all' : `${usualDays}`;
}

/** Dates of the known entries of a kind, as civil dates; `null` without entries. */
export interface KnownDates {
  newest: string | null;
  /** Oldest loaded entry. */
  oldest: string | null;
  /** Whether older entries are not loaded yet. */
  hasOlder: boolean;
}

/** Period that the diary shows. */
export interface ShownPeriod extends Period {
  length: PeriodLength;
}

const isLength = (text: string | null): text is PeriodLength =>
  periodLengths.some((length) => length === text);

/**
 * Returns the period of the search parameters. Without an end it ends today, or at the newest entry when that is
 * older, so that it is never empty.
 */
export function periodFrom(
  search: URLSearchParams,
  { kind, today, dates }: { kind: MeasureKind; today: string; dates: KnownDates },
): ShownPeriod {
  const named = search.get(periodParams.length);
  const length = isLength(named) ? named : usualLength(kind);
  if (length === 'all') return { length, from: dates.oldest ?? today, to: today };
  const days = Number(length);
  const until = search.get(periodParams.until);
  if (until !== null && isCivilDate(until) && until < today) return { length, ...periodUpTo(until, days) };
  const latest = periodUpTo(today, days);
  const { newest } = dates;
  return { length, ...(newest === null || newest >= latest.from ? latest : periodUpTo(newest, days)) };
}

/** Returns whether entries of a period are not loaded yet. */
export function needsOlder({ length, from }: ShownPeriod, { oldest, hasOlder }: KnownDates): boolean {
  return hasOlder && (length === 'all' || oldest === null || oldest >= from);
}

/** Returns the search parameters for a new length of the period, which then ends today. */
export function withLength(search: URLSearchParams, length: PeriodLength): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set(periodParams.length, length);
  next.delete(periodParams.until);
  return next;
}

/** Returns the search parameters of the previous or next period. */
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

/** Returns whether there are entries before a period. */
export function hasPrevious({ from }: Period, { oldest, hasOlder }: KnownDates): boolean {
  return hasOlder || (oldest !== null && oldest < from);
}

/** Returns whether a period ends before today. */
export function hasNext(period: Period, today: string): boolean {
  return period.to < today;
}
