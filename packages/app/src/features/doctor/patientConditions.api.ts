import { useQueryClient } from '@tanstack/react-query';
import type { NewHealthStatement } from '@vitalane/contract';
import { api } from '../../api/client.ts';
import { useIdempotencyKeys } from '../../lib/idempotency.ts';

/** Adds a statement about a patient's condition as a doctor. Refetches the record, whose goals and warnings depend on it. */
export function useStateCondition(id: string) {
  const cache = useQueryClient();
  const keys = useIdempotencyKeys();
  const path = { id };
  const { queryKey } = api.queryOptions('get', '/patients/{id}', { params: { path } });
  const { mutate, ...mutation } = api.useMutation('post', '/patients/{id}/health-record', {
    onSuccess: async (_record, { body }) => {
      keys.settled(body);
      await cache.invalidateQueries({ queryKey });
    },
  });
  const add = (statement: NewHealthStatement, onSuccess: () => void) => {
    const body = { statements: [statement] };
    const header = { 'Idempotency-Key': keys.keyFor(body) };
    mutate({ body, params: { path, header } }, { onSuccess });
  };
  return { ...mutation, add };
}
