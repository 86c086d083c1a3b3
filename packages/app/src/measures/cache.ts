import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { DiaryKind } from '@vitalane/ui/screens/Diary';
import { type HistoryPage, historyKey, recentBloodPressureQuery } from './api.ts';
import type { Stored } from './measure.ts';

type Pages = InfiniteData<HistoryPage>;

/** Adds an entry that the server has stored to the cached list of its kind, so that the list is not refetched. */
export function showStored(cache: QueryClient, kind: DiaryKind, stored: Stored): void {
  cache.setQueryData<Pages>(historyKey(kind), (known) => known && withEntry(known, stored));
  if (kind === 'bloodPressure')
    void cache.invalidateQueries({ queryKey: recentBloodPressureQuery().queryKey, exact: true });
}

/** Returns the pages with the entry at its time, newest first. Omits an entry older than all loaded pages; its page will contain it. */
export function withEntry(known: Pages, stored: Stored): Pages {
  if (known.pages.some(({ items }) => items.some(({ uuid }) => uuid === stored.uuid))) return known;
  const isOlder = ({ measuredAt }: Stored) => measuredAt <= stored.measuredAt;
  const index = known.pages.findIndex((page) => page.items.some(isOlder) || page.nextCursor === null);
  const pages = known.pages.map((page, at) => (at === index ? insert(page, stored, isOlder) : page));
  return { ...known, pages };
}

function insert(page: HistoryPage, stored: Stored, isOlder: (entry: Stored) => boolean): HistoryPage {
  const at = page.items.findIndex(isOlder);
  const place = at === -1 ? page.items.length : at;
  return { ...page, items: page.items.toSpliced(place, 0, stored) };
}
