import { failed } from '@vitalane/ui';
import { failureMessages, noticeMessages } from '@vitalane/ui/messages';
import type { AddressFields } from '@vitalane/ui/screens/AddAddress';
import { EditAddressScreen } from '@vitalane/ui/screens/EditAddress';
import { useParams } from 'react-router-dom';
import { useProfile } from '../../api/account.ts';
import { fieldsOf, messageOf } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';
import { toRemote } from '../../lib/remote.ts';
import { useGoBack } from '../../lib/useGoBack.ts';
import { hrefTo } from '../../places.ts';
import { useFormDraft } from '../../session/drafts.ts';
import { useAddress, useUpdateAddress } from './addresses.api.ts';
import { useFoundAddresses } from './useFoundAddresses.ts';

/** Route `/EditAddress/{id}`. */
export function EditAddressContainer() {
  const { id = '' } = useParams();
  const goBack = useGoBack(hrefTo('deliveryInfo'));
  const { draft, discard } = useFormDraft<AddressFields>(`address-${id}`, useProfile().data?.uuid);
  const address = useAddress(id);
  const { mutate, isPending, error } = useUpdateAddress();
  const remote = toRemote(address);

  function save(body: AddressFields): void {
    mutate(
      { body, params: { path: { id } } },
      {
        onSuccess: () => {
          discard();
          notify({ type: 'success', message: noticeMessages['address-saved'] });
          goBack();
        },
      },
    );
  }

  return (
    <EditAddressScreen
      {...useFoundAddresses()}
      draft={draft}
      address={
        remote.status === 'failed'
          ? failed(messageOf(address.error, failureMessages['address-not-read']))
          : remote
      }
      form={{
        status: isPending ? 'saving' : 'open',
        errors: fieldsOf(error),
        message: error ? messageOf(error, failureMessages['address-not-saved']) : undefined,
      }}
      cancelHref={hrefTo('deliveryInfo')}
      onRetry={() => void address.refetch()}
      onSave={save}
    />
  );
}
