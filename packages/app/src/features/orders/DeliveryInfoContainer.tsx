import { mapRemote } from '@vitalane/ui';
import { type AddressChange, DeliveryInfoScreen } from '@vitalane/ui/screens/DeliveryInfo';
import { messageOf } from '../../lib/errors.ts';
import { toRemote } from '../../lib/remote.ts';
import { hrefTo } from '../../places.ts';
import { useAddresses, useDeleteAddress, useUpdateAddress } from './addresses.api.ts';
import { toAddressEntry } from './orders.ts';

/** Route `/DeliveryInfo`. */
export function DeliveryInfoContainer() {
  const addresses = useAddresses();
  const removal = useDeleteAddress();
  const preference = useUpdateAddress();
  return (
    <DeliveryInfoScreen
      addresses={mapRemote(toRemote(addresses), ({ items }) => items.map(toAddressEntry))}
      change={changeOf('delete', removal) ?? changeOf('makeDefault', preference)}
      addHref={hrefTo('addAddress')}
      ordersHref={hrefTo('myOrders')}
      editHref={(uuid) => hrefTo('editAddress', uuid)}
      onRetry={() => void addresses.refetch()}
      onMakeDefault={(id) => preference.mutate({ params: { path: { id } }, body: { isDefault: true } })}
      onDelete={(id) => removal.mutate({ params: { path: { id } } })}
    />
  );
}

interface Mutation {
  variables?: { params: { path: { id: string } } };
  isPending: boolean;
  error: unknown;
}

function changeOf(
  action: AddressChange['action'],
  { variables, isPending, error }: Mutation,
): AddressChange | null {
  const uuid = variables?.params.path.id;
  if (uuid === undefined || (!isPending && !error)) return null;
  return { uuid, action, message: isPending ? undefined : messageOf(error) };
}
