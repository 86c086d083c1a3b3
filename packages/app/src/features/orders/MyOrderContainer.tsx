import { mapRemote } from '@vitalane/ui';
import { MyOrderScreen } from '@vitalane/ui/screens/MyOrder';
import { useTimeZone } from '../../api/account.ts';
import { entriesIn } from '../../lib/paged.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { hrefTo } from '../../places.ts';
import { useOrders } from './orders.api.ts';
import { toOrderEntry } from './orders.ts';

/** Route `/MyOrder`. */
export function MyOrderContainer() {
  const orders = useOrders();
  return (
    <MyOrderScreen
      orders={mapRemote(toRemote(orders), (list) => entriesIn(list).map(toOrderEntry))}
      hasOlderOrders={orders.hasNextPage}
      isLoadingOlder={orders.isFetchingNextPage}
      now={useNow()}
      timeZone={useTimeZone()}
      placeOrderHref={hrefTo('placeOrder')}
      addressesHref={hrefTo('deliveryInfo')}
      orderHref={(uuid) => hrefTo('orderDetails', uuid)}
      onRetry={() => void orders.refetch()}
      onLoadOlder={() => void orders.fetchNextPage()}
    />
  );
}
