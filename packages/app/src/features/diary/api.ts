import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { DiaryKind } from '@vitalane/ui/screens/Diary';
import { useEffect } from 'react';
import { settled } from '../../api/answer.ts';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { client } from '../../session/session.ts';
import type { Stored } from './measures/measure.ts';
import { diaryPaths } from './paths.ts';

const pageSize = 200;
/** The largest page that the server gives. */
const largestPage = 500;

/** Entries of one kind, newest first. */
export interface HistoryPage<Kind extends DiaryKind = DiaryKind> {
  items: Stored<Kind>[];
  nextCursor: string | null;
}

const first: string | null = null;
const following = ({ nextCursor }: { nextCursor: string | null }) => nextCursor;
const queryOf = (limit: number, cursor: string | null) => ({ limit, ...(cursor !== null && { cursor }) });

async function fetchPage<Kind extends DiaryKind>(
  kind: Kind,
  options: { limit: number; cursor: string | null; signal: AbortSignal },
): Promise<HistoryPage<Kind>> {
  const { limit, cursor, signal } = options;
  const path = diaryPaths[kind as DiaryKind];
  const page = settled(await client.GET(path, { params: { query: queryOf(limit, cursor) }, signal }));
  // The compiler knows the pages of all kinds, not which of them this path answers.
  return page as HistoryPage<Kind>;
}

/** The last part keeps it apart from a plain query of the same address, whose data have another shape. */
export const historyKey = (kind: DiaryKind) => ['get', diaryPaths[kind], 'pages'] as const;

export const historyQuery = <Kind extends DiaryKind>(kind: Kind) =>
  infiniteQueryOptions({
    queryKey: historyKey(kind),
    // The first page is small, so that the diary opens soon.
    queryFn: ({ pageParam: cursor, signal }) =>
      fetchPage(kind, { limit: cursor === null ? pageSize : largestPage, cursor, signal }),
    initialPageParam: first,
    getNextPageParam: following,
  });

/** Returns the patient's entries of one kind, newest first, page by page. */
export function useHistory<Kind extends DiaryKind>(kind: Kind) {
  return useInfiniteQuery(historyQuery(kind));
}

/** Returns the loaded entries in one list. */
export function entriesIn<Kind extends DiaryKind>(
  data: InfiniteData<HistoryPage<Kind>> | undefined,
): Stored<Kind>[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

export const recentBloodPressureQuery = () =>
  api.queryOptions('get', diaryPaths.bloodPressure, { params: { query: { limit: pageSize } } });

/** Returns the patient's latest blood-pressure entries, newest first. */
export function useRecentBloodPressure() {
  return useQuery(recentBloodPressureQuery());
}

/** Returns everything of one civil day (`YYYY-MM-DD`). */
export function useDiaryDay(date: string) {
  return api.useQuery('get', '/diary-histories/details', { params: { query: { date } } });
}

/** Returns how many blood sugar entries each day has, at least for the days from `from` (`YYYY-MM-DD`) on. */
export function useSugarDays(from: string): ReadonlyMap<string, number> {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['get', '/diary-histories/sugar/list-dates'],
    queryFn: async ({ pageParam: cursor }) =>
      settled(
        await client.GET('/diary-histories/sugar/list-dates', {
          params: { query: queryOf(largestPage, cursor) },
        }),
      ),
    initialPageParam: first,
    getNextPageParam: following,
  });
  const days = data?.pages.flatMap(({ items }) => items) ?? [];
  const oldest = days.at(-1)?.date;
  const isShort = hasNextPage && !isFetching && oldest !== undefined && oldest > from;
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  return new Map(days.map(({ date, entries }) => [date, entries]));
}

/** A kind of entry that can be deleted: there is no call that deletes a height. */
export type DeletableKind = Exclude<DiaryKind, 'height'>;

/** Deletes an entry of the patient's own. Without a connection it fails at once: the entry stays. */
export function useDeleteEntry() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ kind, id }: { kind: DeletableKind; id: string }) => {
      settled(await client.DELETE(`${diaryPaths[kind]}/{id}`, { params: { path: { id } } }));
    },
    onSuccess: () => invalidate('diaryEntryDeleted'),
  });
}

/** Returns every entry of one kind, newest first, however many there are. */
export async function fetchHistory<Kind extends DiaryKind>(
  kind: Kind,
  signal: AbortSignal,
): Promise<Stored<Kind>[]> {
  const all: Stored<Kind>[] = [];
  let cursor = first;
  do {
    const page: HistoryPage<Kind> = await fetchPage(kind, { limit: largestPage, cursor, signal });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}
