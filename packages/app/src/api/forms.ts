import { useQueryClient } from '@tanstack/react-query';
import type { HealthFormInput } from '@vitalane/contract';
import { api } from './client.ts';
import { useIdempotencyKeys } from './idempotency.ts';

const forms = '/health_forms';
const pageSize = 20;

/** The patient's lab results, newest laboratory date first, page by page. Asked for patients only. */
export function useHealthForms(isPatient = true) {
  return api.useInfiniteQuery(
    'get',
    forms,
    { params: { query: { limit: pageSize } } },
    { initialPageParam: null, getNextPageParam: (page) => page.nextCursor, enabled: isPatient },
  );
}

/** One of the patient's forms. It is not renewed while it is being changed. */
export function useHealthForm(id: string) {
  return api.useQuery(
    'get',
    `${forms}/{id}`,
    { params: { path: { id } } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
}

/** New results change the reports and the score, so nothing that was worked out before is shown as current. */
function useForgetWorkedOut() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries();
}

/** Adds a form. Sending the same one again after a lost answer does not add it twice. */
export function useAddHealthForm() {
  const forget = useForgetWorkedOut();
  const keys = useIdempotencyKeys();
  const mutation = api.useMutation('post', forms, {
    onSuccess: async (_form, { body }) => {
      keys.settled(body);
      await forget();
    },
  });
  const add = (body: HealthFormInput) =>
    mutation.mutateAsync({ body, params: { header: { 'Idempotency-Key': keys.keyFor(body) } } });
  return { ...mutation, add };
}

/** Replaces one of the patient's forms. */
export function useUpdateHealthForm() {
  return api.useMutation('post', `${forms}/{id}`, { onSuccess: useForgetWorkedOut() });
}

/** Deletes one of the patient's forms. */
export function useDeleteHealthForm() {
  return api.useMutation('delete', `${forms}/{id}`, { onSuccess: useForgetWorkedOut() });
}
