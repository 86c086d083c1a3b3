import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { pageByPage } from '../../lib/paged.ts';
import { fetchWithProgress, type OnProgress } from '../../lib/upload.ts';
import { client } from '../../session/session.ts';
import type { FileUpload } from '../../shared/documents/useUploads.ts';

const documents = '/documents';
const pageSize = 20;

/** Returns the patient's documents, newest first, page by page. */
export function useDocuments() {
  return api.useInfiniteQuery('get', documents, { params: { query: { limit: pageSize } } }, pageByPage);
}

/** Deletes one of the patient's documents. */
export function useDeleteDocument() {
  return api.useMutation('delete', `${documents}/{id}`, { onSuccess: () => invalidate('document') });
}

/** Uploads a document. Throws the server or network error. */
export async function uploadDocument(
  { file, target: typeUuid, idempotencyKey }: FileUpload<string>,
  { onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal },
): Promise<void> {
  const form = new FormData();
  form.append('document_type', typeUuid);
  form.append('document_file', file);
  const { error } = await client.POST(documents, {
    // The serializer below sends the form above.
    body: { document_file: '', document_type: typeUuid },
    bodySerializer: () => form,
    params: { header: { 'Idempotency-Key': idempotencyKey } },
    fetch: fetchWithProgress(onProgress),
    signal,
  });
  if (error) throw error;
}
