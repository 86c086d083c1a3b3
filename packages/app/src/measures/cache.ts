import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { MeasureKind } from '@vitalane/clinical';
import { type HistoryPage, historyKey, recentBloodPressureQuery } from './api.ts';
import type { Stored } from './reading.ts';

type Pages = InfiniteData<HistoryPage>;

/** Puts an entry that the server has stored into the cached list of its kind, so that the list is not refetched. */
export function showStored(cache: QueryClient, kind: MeasureKind, stored: Stored): void {
  cache.setQueryData<Pages>(historyKey(kind), (known) => known && withEntry(known, stored));
  if (kind === 'bloodPressure')
    void cache.invalidateQueries({ queryKey: recentBloodPressureQuery().queryKey, exact: true });
}

/** Returns the pages with the entry at its time, newest first, in place of an earlier version. Omits an entry older than all loaded pages; its page will contain it. */
export function withEntry(known: Pages, stored: Stored): Pages {
  const isOlder = ({ measuredAt }: Stored) => measuredAt <= stored.measuredAt;
  const others = known.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ uuid }) => uuid !== stored.uuid),
  }));
  const index = others.findIndex((page) => page.items.some(isOlder) || page.nextCursor === null);
  const pages = others.map((page, at) => (at === index ? insert(page, stored, isOlder) : page));
  return { ...known, pages };
}

function insert(page: HistoryPage, stored: Stored, isOlder: (entry: Stored) => boolean): HistoryPage {
  const at = page.items.findIndex(isOlder);
  const place = at === -1 ? page.items.length : at;
  return { ...page, items: page.items.toSpliced(place, 0, stored) };
}
