import { mapRemote } from '@vitalane/ui';
import type { OrderEntry, OrderStatus } from '@vitalane/ui/screens/MyOrder';
import { type DeskStep, OrderDeskScreen, type StepState } from '@vitalane/ui/screens/OrderDesk';
import { useState } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { fieldsOf, messageOf } from '../../api/errors.ts';
import { toRemote } from '../../api/remote.ts';
import { useNow } from '../../shell/useNow.ts';
import { useMoveOrder, useOrders } from './api.ts';
import { toOrderEntry } from './orders.ts';

/** Route `/OrderDesk`. */
export function OrderDeskContainer() {
  const [shown, setShown] = useState<OrderStatus>('placed');
  const orders = useOrders(shown);
  return (
    <OrderDeskScreen
      {...useStep()}
      shown={shown}
      orders={mapRemote(toRemote(orders), ({ pages }) =>
        pages.flatMap(({ items }) => items.map(toOrderEntry)),
      )}
      hasOlderOrders={orders.hasNextPage}
      isLoadingOlder={orders.isFetchingNextPage}
      now={useNow()}
      timeZone={useTimeZone()}
      onShow={setShown}
      onRetry={() => void orders.refetch()}
      onLoadOlder={() => void orders.fetchNextPage()}
    />
  );
}

/** Returns the confirmation before an order changes status, and the result of the change. */
function useStep() {
  const [pending, setPending] = useState<{ order: OrderEntry; to: DeskStep } | null>(null);
  const [moved, setMoved] = useState<{ number: string; status: OrderStatus } | null>(null);
  const { mutate, isPending, error, reset } = useMoveOrder();

  function confirm(reason?: string): void {
    if (!pending || isPending) return;
    const { order, to } = pending;
    mutate(
      { params: { path: { id: order.uuid } }, body: { status: to, reason } },
      {
        onSuccess: () => {
          setMoved({ number: order.number, status: to });
          setPending(null);
        },
      },
    );
  }

  const step: StepState = pending
    ? {
        ...pending,
        status: isPending ? 'saving' : 'open',
        errors: fieldsOf(error),
        message: error ? messageOf(error) : undefined,
      }
    : { status: 'closed' };

  return {
    step,
    moved,
    onAskStep: (next: { order: OrderEntry; to: DeskStep }) => {
      reset();
      setPending(next);
    },
    onCloseStep: () => setPending(null),
    onConfirmStep: confirm,
    onHideMoved: () => setMoved(null),
  };
}
