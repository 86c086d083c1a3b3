import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { AddressForm, type AddressFormProps } from '../shared/AddressForm.tsx';
import type { AddressFields } from '../shared/address.types.ts';
import { editAddressCopy as copy } from './EditAddressScreen.copy.ts';

/** Props of `EditAddressScreen`. `cancelHref` is also the path of the parent page. */
export interface EditAddressScreenProps extends Omit<AddressFormProps, 'initial'> {
  /** Saved address. */
  address: Remote<AddressFields>;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
}

/** Renders route `/EditAddress/{id}`: a saved delivery address. */
export function EditAddressScreen({ address, onRetry, ...form }: EditAddressScreenProps) {
  return (
    <Page title={copy.title} lead={copy.lead} width="form" back={{ href: form.cancelHref, label: copy.back }}>
      <RemoteView
        value={address}
        skeleton={<Skeleton shape="chart" />}
        onRetry={onRetry}
        backHref={form.cancelHref}
      >
        {(initial) => <AddressForm {...form} initial={initial} />}
      </RemoteView>
    </Page>
  );
}
