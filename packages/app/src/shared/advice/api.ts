import { useQuery } from '@tanstack/react-query';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { useIdempotencyKeys } from '../../lib/idempotency.ts';
import { refetched } from '../../lib/stores.ts';

const recommendations = '/recommendations';
const diagnoses = '/diagnoses';

export const healthScoreQuery = () => api.queryOptions('get', '/health-score', {}, refetched);

/** Returns the health score with its areas. */
export function useHealthScore() {
  return useQuery(healthScoreQuery());
}

export const recommendationsQuery = () => api.queryOptions('get', recommendations);

/** Returns the recommendations, most urgent first. */
export function useRecommendations() {
  return useQuery(recommendationsQuery());
}

/** Returns whether an open recommendation advises to see a doctor. */
export function useHasDoctorAdvice(): boolean {
  const items = useRecommendations().data?.items ?? [];
  return items.some(({ status, level }) => status === 'open' && level === 'see_doctor');
}

/** Marks a recommendation as done or dismissed and refetches the list. */
export function useMarkRecommendation() {
  return api.useMutation('patch', `${recommendations}/{id}`, {
    onSuccess: () => invalidate('recommendation'),
  });
}

export const diagnosesQuery = () => api.queryOptions('get', diagnoses);

/** Returns the diagnoses that the patient has recorded. */
export function useDiagnoses() {
  return useQuery(diagnosesQuery());
}

/** Records a diagnosis once. Refetches everything calculated from it. */
export function useAddDiagnosis() {
  const keys = useIdempotencyKeys();
  const mutation = api.useMutation('post', diagnoses, {
    onSuccess: async (_diagnosis, { body }) => {
      keys.settled(body);
      await invalidate('diagnosis');
    },
  });
  const add = (name: string) =>
    mutation.mutate({ body: { name }, params: { header: { 'Idempotency-Key': keys.keyFor({ name }) } } });
  return { ...mutation, add };
}

/** Deletes one of the patient's diagnoses. */
export function useDeleteDiagnosis() {
  return api.useMutation('delete', `${diagnoses}/{id}`, { onSuccess: () => invalidate('diagnosis') });
}
