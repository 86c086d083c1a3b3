import { useQueryClient } from '@tanstack/react-query';
import { type Remote, ready } from '@vitalane/ui';
import { noticeMessages } from '@vitalane/ui/messages';
import {
  type NewOrder,
  type OrderBasis,
  type OrderChoice,
  PlaceOrderScreen,
} from '@vitalane/ui/screens/PlaceOrder';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fieldsOf, messageOf } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { hrefTo } from '../../places.ts';
import { useMedicines } from '../../shared/medicines/api.ts';
import { useAddresses } from './addresses.api.ts';
import { useOrder, useOrderPrices, usePlaceOrder } from './orders.api.ts';
import { byLine, toBasis, toOrderBody } from './orders.ts';

/** Route `/PlaceOrder`; `?again={order}` prefills the lines of that order. */
export function PlaceOrderContainer() {
  const navigate = useNavigate();
  const { saved, keep, forget } = useSavedChoice();
  const { basis, refetch } = useBasis(saved);
  const { place, isPending, error } = usePlaceOrder();
  const [lines, setLines] = useState<NewOrder['lines']>([]);

  async function order(given: NewOrder): Promise<void> {
    setLines(given.lines);
    const placed = await place(toOrderBody(given)).catch(() => null);
    if (!placed) return;
    forget();
    notify({ type: 'success', message: noticeMessages['order-placed'] });
    void navigate(hrefTo('myOrders'));
  }

  return (
    <PlaceOrderScreen
      basis={basis}
      state={{
        status: isPending ? 'placing' : 'open',
        errors: byLine(fieldsOf(error), lines),
        message: error ? messageOf(error) : undefined,
      }}
      ordersHref={hrefTo('myOrders')}
      addAddressHref={hrefTo('addAddress')}
      addMedicineHref={hrefTo('addMedicine')}
      onRetry={refetch}
      onChangeChoice={keep}
      onPlaceOrder={(given) => void order(given)}
    />
  );
}

const savedChoiceKey = ['draft', 'order'];

/** Returns the current choice, kept while an address is added. The end of the session deletes it. */
function useSavedChoice() {
  const cache = useQueryClient();
  const [saved] = useState(() => cache.getQueryData<OrderChoice>(savedChoiceKey));
  return {
    saved,
    keep: (choice: OrderChoice) => cache.setQueryData(savedChoiceKey, choice),
    forget: () => cache.removeQueries({ queryKey: savedChoiceKey }),
  };
}

/** Returns current prices, medicines and addresses, and the order to repeat. */
function useBasis(saved: OrderChoice | undefined): { basis: Remote<OrderBasis>; refetch: () => void } {
  const [search] = useSearchParams();
  const againUuid = search.get('again');
  const [prices, medicines, addresses, order] = [
    useOrderPrices(),
    useMedicines(),
    useAddresses(),
    useOrder(againUuid),
  ];
  const again = againUuid === null ? ready(null) : toRemote(order);
  const own = joinRemote(toRemote(prices), toRemote(medicines), (price, list) => ({
    prices: price,
    medicines: list.items,
  }));
  const where = joinRemote(toRemote(addresses), again, ({ items }, repeated) => ({
    addresses: items,
    again: repeated,
  }));
  return {
    basis: joinRemote(own, where, (one, other) =>
      toBasis({ ...one, ...other, saved: againUuid === null ? saved : undefined }),
    ),
    refetch: () => {
      for (const query of [prices, medicines, addresses]) void query.refetch();
      if (againUuid !== null) void order.refetch();
    },
  };
}
