import { noticeMessages } from '@vitalane/ui/messages';
import { AddAddressScreen, type AddressFields } from '@vitalane/ui/screens/AddAddress';
import { useProfile } from '../../api/account.ts';
import { fieldsOf, messageOf } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';
import { useGoBack } from '../../lib/useGoBack.ts';
import { hrefTo } from '../../places.ts';
import { useFormDraft } from '../../session/drafts.ts';
import { useAddAddress } from './addresses.api.ts';
import { useFoundAddresses } from './useFoundAddresses.ts';

/** Route `/AddAddress`. */
export function AddAddressContainer() {
  const goBack = useGoBack(hrefTo('deliveryInfo'));
  const { draft, discard } = useFormDraft<AddressFields>('address', useProfile().data?.uuid);
  const { add, isPending, error } = useAddAddress();

  async function save(address: AddressFields): Promise<void> {
    const saved = await add(address).catch(() => null);
    if (!saved) return;
    discard();
    notify({ type: 'success', message: noticeMessages['address-saved'] });
    goBack();
  }

  return (
    <AddAddressScreen
      {...useFoundAddresses()}
      draft={draft}
      form={{
        status: isPending ? 'saving' : 'open',
        errors: fieldsOf(error),
        message: error ? messageOf(error) : undefined,
      }}
      cancelHref={hrefTo('deliveryInfo')}
      onSave={(address) => void save(address)}
    />
  );
}
