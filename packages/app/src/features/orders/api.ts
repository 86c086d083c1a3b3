import type { NewOrder, OrderStatus } from '@vitalane/contract';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { useIdempotencyKeys } from '../../api/idempotency.ts';

const orders = '/orders';
const pageSize = 50;

/** Orders that the person may see, newest first, page by page; of one status if given. */
export function useOrders(status?: OrderStatus) {
  return api.useInfiniteQuery(
    'get',
    orders,
    { params: { query: { limit: pageSize, status } } },
    { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
  );
}

/** Returns one order; nothing is asked without an id. */
export function useOrder(id: string | null) {
  return api.useQuery(
    'get',
    `${orders}/{id}`,
    { params: { path: { id: id ?? '' } } },
    { enabled: id !== null },
  );
}

/** Returns what the patient's medicines and a delivery cost now. */
export function useOrderPrices() {
  return api.useQuery('get', '/order-prices');
}

/** Places an order. Sending the same one again, after a lost answer or by a double click, makes no second order. */
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

/** Moves an order to its next status, or cancels it with a reason. For doctors and admins. */
export function useMoveOrder() {
  return api.useMutation('patch', `${orders}/{id}`, { onSuccess: () => invalidate('order') });
}

/** Cancels an order of the patient's own that the clinic has not confirmed. */
export function useCancelOrder() {
  return api.useMutation('post', `${orders}/{id}/cancellation`, { onSuccess: () => invalidate('order') });
}
