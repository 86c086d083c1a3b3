import {
  type InfiniteData,
  infiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { BloodPressure, BloodPressurePage } from '@vitalane/contract';
import type { DiaryKind } from '@vitalane/ui/screens/Diary';
import { useEffect } from 'react';
import { api } from '../../api/client.ts';
import { client } from '../../session/session.ts';
import { listMeasures, type StoredMeasure, settled } from './measures.api.ts';

const bloodPressure = '/diary-histories/blood-pressure';
const pageSize = 200;
const recentSize = 200;
/** The largest page that the server gives. */
const largestPage = 500;

export const bloodPressureHistoryQuery = () =>
  infiniteQueryOptions({
    // The last part keeps it apart from the plain query of the same address, whose data have another shape.
    queryKey: ['get', bloodPressure, { params: { query: { limit: pageSize } } }, 'pages'],
    queryFn: async ({ pageParam: cursor, signal }) =>
      settled(
        await client.GET(bloodPressure, {
          params: { query: { limit: pageSize, ...(cursor !== null && { cursor }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The patient's blood-pressure entries, newest first, page by page. */
export function useBloodPressureHistory(): UseInfiniteQueryResult<InfiniteData<BloodPressurePage>> {
  return useInfiniteQuery(bloodPressureHistoryQuery());
}

export const recentBloodPressureQuery = () =>
  api.queryOptions('get', bloodPressure, { params: { query: { limit: recentSize } } });

/** The patient's latest blood-pressure entries, newest first. */
export function useRecentBloodPressure() {
  return useQuery(recentBloodPressureQuery());
}

/** Everything of one civil day (`YYYY-MM-DD`). */
export function useDiaryDay(date: string) {
  return api.useQuery('get', '/diary-histories/details', { params: { query: { date } } });
}

/** How many blood sugar entries each day has, at least for the days from `from` (`YYYY-MM-DD`) on. */
export function useSugarDays(from: string): ReadonlyMap<string, number> {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['get', '/diary-histories/sugar/list-dates'],
    queryFn: async ({ pageParam: cursor }) =>
      settled(
        await client.GET('/diary-histories/sugar/list-dates', {
          params: { query: { limit: largestPage, ...(cursor !== null && { cursor }) } },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const days = data?.pages.flatMap(({ items }) => items) ?? [];
  const oldest = days.at(-1)?.date;
  const isShort = hasNextPage && !isFetching && oldest !== undefined && oldest > from;
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  return new Map(days.map(({ date, entries }) => [date, entries]));
}

/** A kind of entry that can be deleted. */
export type DeletableKind = Exclude<DiaryKind, 'height'>;

/** Deletes an entry of the patient's own. Without a connection it fails at once: the entry stays. */
export function useDeleteEntry() {
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ kind, id }: { kind: DeletableKind; id: string }) => {
      settled(await deleteEntry(kind, id));
    },
    onSuccess: () =>
      cache.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/diary-histories'),
      }),
  });
}

function deleteEntry(kind: DeletableKind, id: string) {
  const options = { params: { path: { id } } };
  switch (kind) {
    case 'bloodPressure':
      return client.DELETE(`${bloodPressure}/{id}`, options);
    case 'sugar':
      return client.DELETE('/diary-histories/sugar/{id}', options);
    case 'weight':
      return client.DELETE('/diary-histories/weight/{id}', options);
    case 'exercise':
      return client.DELETE('/diary-histories/exercise/{id}', options);
    default:
      return kind satisfies never;
  }
}

/** Every entry of one kind, newest first, however many there are. */
export async function fetchHistory(
  kind: DiaryKind,
  signal: AbortSignal,
): Promise<(StoredMeasure | BloodPressure)[]> {
  const all: (StoredMeasure | BloodPressure)[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: largestPage, ...(cursor !== null && { cursor }) };
    const page: { items: (StoredMeasure | BloodPressure)[]; nextCursor: string | null } =
      kind === 'bloodPressure'
        ? settled(await client.GET(bloodPressure, { params: { query }, signal }))
        : await listMeasures(kind, { query, signal });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}
