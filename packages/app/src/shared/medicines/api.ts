import { useQuery } from '@tanstack/react-query';
import type { DoseAnswer, MedicationToCheck, NewMedicationIntake } from '@vitalane/contract';
import { addDays } from '@vitalane/time';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { responseData } from '../../lib/answer.ts';
import { useIdempotencyKeys } from '../../lib/idempotency.ts';
import { client } from '../../session/session.ts';

const medicines = '/users/medications';
const adherence = '/users/medications/adherence';
const doses = '/users/medications/doses';
const intakes = '/diary-histories/medication';
const pageSize = 200;

/** Returns the patient's medicines, newest first. */
export function useMedicines() {
  return api.useQuery('get', medicines, { params: { query: { limit: pageSize } } });
}

export const dosesQuery = (date: string) =>
  api.queryOptions('get', doses, { params: { query: { date, openSince: addDays(date, -1) } } });

/** Returns the doses of a civil day, ordered by time, and before them those of yesterday that are still open. */
export function useDoses(date: string) {
  return useQuery(dosesQuery(date));
}

/** Returns how many doses of the last four weeks the patient took. */
export function useAdherence() {
  return api.useQuery('get', adherence);
}

/** Records a dose. A repeated request after a lost response records it once. */
export function useAddIntake() {
  const keys = useIdempotencyKeys();
  const mutation = api.useMutation('post', intakes, {
    onSuccess: async (_intake, { body }) => {
      keys.settled(body);
      await invalidate('medication');
    },
  });
  const add = (body: NewMedicationIntake) =>
    mutation.mutateAsync({ body, params: { header: { 'Idempotency-Key': keys.keyFor(body) } } });
  return { ...mutation, add };
}

/** Deletes a recorded dose. */
export function useDeleteIntake() {
  return api.useMutation('delete', `${intakes}/{id}`, { onSuccess: () => invalidate('medication') });
}

/** Skips a dose, or reopens a skipped one. */
export function useAnswerDose() {
  const mutation = api.useMutation('patch', `${medicines}/{id}/doses`, {
    onSuccess: () => invalidate('medication'),
  });
  const answer = (id: string, body: DoseAnswer) => mutation.mutateAsync({ params: { path: { id } }, body });
  return { ...mutation, answer };
}

/** Returns the questions about a medicine before it is saved; sends no request without a medicine. */
export function useMedicineCheck(medicine: MedicationToCheck | null) {
  return useQuery({
    queryKey: ['post', `${medicines}/check`, medicine],
    queryFn: ({ signal }) =>
      responseData(client.POST(`${medicines}/check`, { body: medicine ?? noMedicine, signal })),
    enabled: medicine !== null,
  });
}

const noMedicine: MedicationToCheck = { name: '', route: '', unit: '' };

/** Deletes one of the patient's medicines. */
export function useDeleteMedicine() {
  return api.useMutation('delete', `${medicines}/{id}`, { onSuccess: () => invalidate('medication') });
}
