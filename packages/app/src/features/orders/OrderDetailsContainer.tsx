import { mapRemote } from '@vitalane/ui';
import { OrderDetailsScreen } from '@vitalane/ui/screens/OrderDetails';
import { useParams } from 'react-router-dom';
import { useTimeZone } from '../../api/account.ts';
import { messageOf } from '../../lib/errors.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { hrefTo } from '../../places.ts';
import { useUploads } from '../../shared/documents/useUploads.ts';
import { uploadPrescription, useCancelOrder, useOrder } from './orders.api.ts';
import { toOrderEntry } from './orders.ts';

/** Route `/OrderDetails/{orders}`. */
export function OrderDetailsContainer() {
  const { orders: uuid = '' } = useParams();
  const order = useOrder(uuid);
  const { mutate, isPending, error } = useCancelOrder();
  const { onUpload, ...uploads } = useUploads(uploadPrescription);
  return (
    <OrderDetailsScreen
      {...uploads}
      order={mapRemote(toRemote(order), toOrderEntry)}
      now={useNow()}
      timeZone={useTimeZone()}
      ordersHref={hrefTo('myOrders')}
      orderAgainHref={`${hrefTo('placeOrder')}?again=${uuid}`}
      cancellation={{ isPending, message: error ? messageOf(error) : undefined }}
      onCancelOrder={() => mutate({ params: { path: { id: uuid } } })}
      onUpload={(file, medicines) => onUpload([file], { orderUuid: uuid, medicines })}
      onRetry={() => void order.refetch()}
    />
  );
}
