import { useQueryClient } from '@tanstack/react-query';
import type { NewBloodPressure } from '@vitalane/contract';
import { api } from './client.ts';
import { useIdempotencyKeys } from './idempotency.ts';

const bloodPressure = '/diary-histories/blood-pressure';
const pageSize = 200;
const recentSize = 60;

/** The patient's blood-pressure entries, newest first, page by page. */
export function useBloodPressureHistory() {
  return api.useInfiniteQuery(
    'get',
    bloodPressure,
    { params: { query: { limit: pageSize } } },
    { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
  );
}

/** The patient's latest blood-pressure entries, newest first. */
export function useRecentBloodPressure() {
  return api.useQuery('get', bloodPressure, { params: { query: { limit: recentSize } } });
}

/** Adds an entry. Sending the same reading again after a lost answer does not add it twice. */
export function useAddBloodPressure() {
  const cache = useQueryClient();
  const keys = useIdempotencyKeys();
  const mutation = api.useMutation('post', bloodPressure, {
    onSuccess: async (_entry, { body }) => {
      keys.settled(body);
      await cache.invalidateQueries({ queryKey: ['get', bloodPressure] });
    },
  });
  const add = (body: NewBloodPressure) =>
    mutation.mutateAsync({ body, params: { header: { 'Idempotency-Key': keys.keyFor(body) } } });
  return { ...mutation, add };
}

/** Deletes an entry of the patient's own. */
export function useDeleteBloodPressure() {
  const cache = useQueryClient();
  return api.useMutation('delete', `${bloodPressure}/{id}`, {
    onSuccess: () => cache.invalidateQueries({ queryKey: ['get', bloodPressure] }),
  });
}
