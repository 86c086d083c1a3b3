import { useQueryClient } from '@tanstack/react-query';
import type { PatientGoal } from '@vitalane/contract';
import { api } from '../../api/client.ts';
import { useIdempotencyKeys } from '../../lib/idempotency.ts';

/** Sets a patient's goals as a doctor. Caches the response instead of refetching the record, since each access is logged. */
export function usePatientGoals(id: string) {
  const cache = useQueryClient();
  const keys = useIdempotencyKeys();
  const { queryKey } = api.queryOptions('get', '/patients/{id}', { params: { path: { id } } });
  const onSuccess = ({ items }: { items: PatientGoal[] }, { body }: { body: unknown }) => {
    keys.settled(body);
    cache.setQueryData(queryKey, (record) => record && { ...record, goals: items });
  };
  const params = (body: unknown) => ({
    path: { id },
    header: { 'Idempotency-Key': keys.keyFor(body) },
  });
  return {
    setting: api.useMutation('put', '/patients/{id}/goals', { onSuccess }),
    withdrawing: api.useMutation('post', '/patients/{id}/goal-withdrawals', { onSuccess }),
    params,
  };
}
