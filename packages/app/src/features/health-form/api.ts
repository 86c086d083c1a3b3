import type { HealthFormInput } from '@vitalane/contract';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { toFormData } from '../../lib/formData.ts';
import { useIdempotencyKeys } from '../../lib/idempotency.ts';
import { pageByPage } from '../../lib/paged.ts';

const forms = '/health_forms';
const pageSize = 20;

/** Returns the patient's lab results, newest laboratory date first, page by page. Disabled for staff. */
export function useHealthForms(isPatient = true) {
  return api.useInfiniteQuery(
    'get',
    forms,
    { params: { query: { limit: pageSize } } },
    { ...pageByPage, enabled: isPatient },
  );
}

/** Returns one of the patient's forms. Does not refetch while it is being edited. */
export function useHealthForm(id: string) {
  return api.useQuery(
    'get',
    `${forms}/{id}`,
    { params: { path: { id } } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
}

/** Returns the results that the patient must confirm before saving. */
export function useCheckLabValues() {
  return api.useMutation('post', `${forms}/check`);
}

/** Adds a form. A repeated request after a lost response adds it once. */
export function useAddHealthForm() {
  const keys = useIdempotencyKeys();
  const mutation = api.useMutation('post', forms, {
    onSuccess: () => invalidate('healthForm'),
  });
  const add = async (body: HealthFormInput, report: File | null) => {
    const intent = intentOf(body, report);
    const saved = await mutation.mutateAsync({
      body,
      params: { header: { 'Idempotency-Key': keys.keyFor(intent) } },
      ...withReport(body, report),
    });
    keys.settled(intent);
    return saved;
  };
  return { ...mutation, add };
}

/** Replaces one of the patient's forms, and its report when a new one is given. */
export function useUpdateHealthForm() {
  const mutation = api.useMutation('post', `${forms}/{id}`, { onSuccess: () => invalidate('healthForm') });
  const update = (id: string, body: HealthFormInput, report: File | null) =>
    mutation.mutateAsync({ body, params: { path: { id } }, ...withReport(body, report) });
  return { ...mutation, update };
}

/** Returns the identity of a submission; a file is identified by name, size and time. */
function intentOf(body: HealthFormInput, report: File | null): unknown {
  return [body, report && [report.name, report.size, report.lastModified]];
}

/** Returns the request body: multipart with a file, JSON without. */
function withReport(body: HealthFormInput, report: File | null) {
  return report ? { bodySerializer: () => toFormData({ ...body, document_file: report }) } : {};
}

/** Deletes one of the patient's forms. */
export function useDeleteHealthForm() {
  return api.useMutation('delete', `${forms}/{id}`, { onSuccess: () => invalidate('healthForm') });
}
