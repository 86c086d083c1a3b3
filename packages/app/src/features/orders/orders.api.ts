import type { NewOrder, OrderPrescriptionState, OrderStatus } from '@vitalane/contract';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { toFormData } from '../../lib/formData.ts';
import { useIdempotencyKeys } from '../../lib/idempotency.ts';
import { pageByPage } from '../../lib/paged.ts';
import { fetchWithProgress, type OnProgress } from '../../lib/upload.ts';
import { client } from '../../session/session.ts';
import type { FileUpload } from '../../shared/documents/useUploads.ts';

const orders = '/orders';
const pageSize = 50;

/** Returns orders visible to the account, newest first, page by page; of one status or prescription state if given. */
export function useOrders(filter: { status?: OrderStatus; prescription?: OrderPrescriptionState } = {}) {
  return api.useInfiniteQuery(
    'get',
    orders,
    { params: { query: { limit: pageSize, ...filter } } },
    pageByPage,
  );
}

/** Returns one order; sends no request without an id. */
export function useOrder(id: string | null) {
  return api.useQuery(
    'get',
    `${orders}/{id}`,
    { params: { path: { id: id ?? '' } } },
    { enabled: id !== null },
  );
}

/** Returns current prices of the patient's medicines and of a delivery. */
export function useOrderPrices() {
  return api.useQuery('get', '/order-prices');
}

/** Places an order. A repeated request, after a lost response or a double click, places it once. */
export function usePlaceOrder() {
  const keys = useIdempotencyKeys();
  const mutation = api.useMutation('post', orders, {
    onSuccess: async (_order, { body }) => {
      keys.settled(body);
      await invalidate('order');
    },
  });
  const place = (body: NewOrder) =>
    mutation.mutateAsync({ body, params: { header: { 'Idempotency-Key': keys.keyFor(body) } } });
  return { ...mutation, place };
}

/** Moves an order to its next status, or cancels it with a reason, as a doctor or admin. */
export function useMoveOrder() {
  return api.useMutation('patch', `${orders}/{id}`, { onSuccess: () => invalidate('order') });
}

/** Cancels one of the patient's orders that the clinic has not confirmed. */
export function useCancelOrder() {
  return api.useMutation('post', `${orders}/{id}/cancellation`, { onSuccess: () => invalidate('order') });
}

/** Releases or refuses a prescription, as a doctor. A refused decision reloads the orders, because the prescription has changed. */
export function useDecidePrescription() {
  return api.useMutation('post', `${orders}/{id}/prescription-decision`, {
    onSettled: () => invalidate('order'),
  });
}

/** Medicines of an order whose prescription is uploaded. */
interface PrescriptionTarget {
  orderUuid: string;
  medicines: readonly string[];
}

/** Uploads a prescription. Throws the server or network error. */
export async function uploadPrescription(
  { file, target: { orderUuid, medicines }, idempotencyKey }: FileUpload<PrescriptionTarget>,
  { onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal },
): Promise<void> {
  const medications = [...medicines];
  const { error } = await client.POST(`${orders}/{id}/prescription`, {
    // The serializer below sends the file.
    body: { document_file: '', medications },
    bodySerializer: () => toFormData({ document_file: file, medications }),
    params: { path: { id: orderUuid }, header: { 'Idempotency-Key': idempotencyKey } },
    fetch: fetchWithProgress(onProgress),
    signal,
  });
  if (error) throw error;
}
