import type { NewHealthStatement } from '@vitalane/contract';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { useIdempotencyKeys } from '../../lib/idempotency.ts';

const path = '/health-record';

/** Returns the patient's health record: conditions, allergies, smoking and others, with their sources. Disabled for staff. */
export function useHealthRecord(isPatient = true) {
  return api.useQuery('get', path, {}, { enabled: isPatient });
}

/** Adds statements to the patient's record. Refetches everything calculated from it. */
export function useAddStatements() {
  const keys = useIdempotencyKeys();
  const mutation = api.useMutation('post', path, { onSuccess: () => invalidate('healthRecord') });
  const add = async (statements: NewHealthStatement[]) => {
    const key = keys.keyFor(statements);
    await mutation.mutateAsync({ body: { statements }, params: { header: { 'Idempotency-Key': key } } });
    keys.settled(statements);
  };
  return { ...mutation, add };
}
