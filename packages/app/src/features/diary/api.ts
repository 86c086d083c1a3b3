import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { isVitalSign, type MeasureKind } from '@vitalane/clinical';
import { useEffect } from 'react';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { dataOrThrow } from '../../lib/answer.ts';
import { entriesIn, pageByPage } from '../../lib/paged.ts';
import { firstPageSize, type HistoryPage, historyKey } from '../../measures/api.ts';
import { diaryPath } from '../../measures/paths.ts';
import type { ChangeableKind, Stored } from '../../measures/reading.ts';
import { client } from '../../session/session.ts';

/** Maximum page size of the server. */
const maxPageSize = 500;

const first: string | null = null;
const queryOf = (limit: number, cursor: string | null) => ({ limit, ...(cursor !== null && { cursor }) });

async function fetchPage<Kind extends MeasureKind>(
  kind: Kind,
  options: { limit: number; cursor: string | null; signal: AbortSignal },
): Promise<HistoryPage<Kind>> {
  const { limit, cursor, signal } = options;
  const path = diaryPath<MeasureKind>(kind);
  const page = dataOrThrow(
    await client.GET(path, {
      params: { query: { ...queryOf(limit, cursor), ...(isVitalSign(kind) && { kind }) } },
      signal,
    }),
  );
  // The type covers the pages of all kinds; the compiler cannot narrow it by path.
  return page as HistoryPage<Kind>;
}

export const historyQuery = <Kind extends MeasureKind>(kind: Kind) =>
  infiniteQueryOptions({
    queryKey: historyKey(kind),
    queryFn: ({ pageParam: cursor, signal }) =>
      fetchPage(kind, { limit: cursor === null ? firstPageSize : maxPageSize, cursor, signal }),
    ...pageByPage,
  });

/** Returns the patient's entries of one kind, newest first, page by page. */
export function useHistory<Kind extends MeasureKind>(kind: Kind) {
  return useInfiniteQuery(historyQuery(kind));
}

/** Returns all entries of one civil day (`YYYY-MM-DD`). */
export function useDiaryDay(date: string) {
  return api.useQuery('get', '/diary-histories/details', { params: { query: { date } } });
}

/** Returns the number of blood sugar entries by day, at least for days since `from` (`YYYY-MM-DD`). */
export function useSugarDays(from: string): ReadonlyMap<string, number> {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['get', '/diary-histories/sugar/list-dates'],
    queryFn: async ({ pageParam: cursor }) =>
      dataOrThrow(
        await client.GET('/diary-histories/sugar/list-dates', {
          params: { query: queryOf(maxPageSize, cursor) },
        }),
      ),
    ...pageByPage,
  });
  const days = entriesIn(data);
  const oldest = days.at(-1)?.date;
  const isShort = hasNextPage && !isFetching && oldest !== undefined && oldest > from;
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  return new Map(days.map(({ date, entries }) => [date, entries]));
}

/** Deletes one of the account's entries. Fails at once while offline, and the entry stays. */
export function useDeleteEntry() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ kind, id }: { kind: ChangeableKind; id: string }) => {
      dataOrThrow(
        await client.DELETE(`${diaryPath<ChangeableKind>(kind)}/{id}`, { params: { path: { id } } }),
      );
    },
    onSuccess: () => invalidate('diaryEntryDeleted'),
  });
}

/** Returns every entry of one kind, newest first, over all pages. */
export async function fetchHistory<Kind extends MeasureKind>(
  kind: Kind,
  signal: AbortSignal,
): Promise<Stored<Kind>[]> {
  const all: Stored<Kind>[] = [];
  let cursor = first;
  do {
    const page: HistoryPage<Kind> = await fetchPage(kind, { limit: maxPageSize, cursor, signal });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}
