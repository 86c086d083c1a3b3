import type { MeasureKind } from '@vitalane/clinical';
import type { PeriodProps } from '@vitalane/ui/screens/Diary';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../lib/errors.ts';
import type { useHistory } from './api.ts';
import {
  hasNext,
  hasPrevious,
  type KnownDates,
  moved,
  needsOlder,
  periodFrom,
  withLength,
} from './period.ts';

type History<Kind extends MeasureKind> = ReturnType<typeof useHistory<Kind>>;

/**
 * Returns the period of a part of the diary from the search parameters, and loads older entries until it is covered.
 * `today` is a civil date.
 */
export function usePeriod<Kind extends MeasureKind>(
  kind: Kind,
  history: History<Kind>,
  today: string,
): PeriodProps {
  const [search, setSearch] = useSearchParams();
  const { data, isFetching, isFetchNextPageError, error, fetchNextPage } = history;
  const dates = datesOf(history);
  const period = periodFrom(search, { kind, today, dates });
  const isShort = data !== undefined && needsOlder(period, dates);
  const canLoad = isShort && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (canLoad) void fetchNextPage();
  }, [canLoad, fetchNextPage]);
  // A new period replaces the history entry.
  const show = (address: URLSearchParams) => setSearch(address, { replace: true, preventScrollReset: true });
  return {
    period: {
      ...period,
      hasPrevious: hasPrevious(period, dates),
      hasNext: hasNext(period, today),
      isLoading: isShort && !isFetchNextPageError,
      failure: isShort && isFetchNextPageError ? messageOf(error) : null,
    },
    onChoosePeriod: (length) => show(withLength(search, length)),
    onMovePeriod: (steps) => show(moved(search, { period, steps, today })),
    onRetryPeriod: () => void fetchNextPage(),
  };
}

function datesOf<Kind extends MeasureKind>({ data, hasNextPage }: History<Kind>): KnownDates {
  const pages = data?.pages.filter(({ items }) => items.length > 0) ?? [];
  return {
    newest: pages[0]?.items[0]?.date ?? null,
    oldest: pages.at(-1)?.items.at(-1)?.date ?? null,
    hasOlder: hasNextPage,
  };
}
