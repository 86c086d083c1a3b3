import type { NewOrder, OrderStatus } from '@vitalane/contract';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { useIdempotencyKeys } from '../../api/idempotency.ts';

const orders = '/orders';
const pageSize = 50;

/** Returns orders visible to the account, newest first, page by page; of one status if given. */
export function useOrders(status?: OrderStatus) {
  return api.useInfiniteQuery(
    'get',
    orders,
    { params: { query: { limit: pageSize, status } } },
    { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
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
