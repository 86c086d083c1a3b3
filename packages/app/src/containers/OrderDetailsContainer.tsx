import { mapRemote } from '@vitalane/ui';
import { OrderDetailsScreen } from '@vitalane/ui/screens/OrderDetails';
import { useParams } from 'react-router-dom';
import { useTimeZone } from '../api/account.ts';
import { useOrder } from '../api/orders.ts';
import { toRemote } from '../api/remote.ts';
import { useNow } from '../shell/useNow.ts';
import { toOrderEntry } from './orders.ts';

/** Route `/OrderDetails/{orders}`. */
export function OrderDetailsContainer() {
  const { orders: uuid = '' } = useParams();
  const order = useOrder(uuid);
  return (
    <OrderDetailsScreen
      order={mapRemote(toRemote(order), toOrderEntry)}
      now={useNow()}
      timeZone={useTimeZone()}
      ordersHref="/MyOrder"
      orderAgainHref={`/PlaceOrder?again=${uuid}`}
      onRetry={() => void order.refetch()}
    />
  );
}
