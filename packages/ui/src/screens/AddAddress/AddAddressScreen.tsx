import { Page } from '../../primitives/Page/index.ts';
import { AddressForm, type AddressFormProps } from '../shared/AddressForm.tsx';
import { addAddressCopy as copy } from './AddAddressScreen.copy.ts';

/** Props of `AddAddressScreen`; `cancelHref` is also the page above. */
export type AddAddressScreenProps = Omit<AddressFormProps, 'initial'>;

/** Route `/AddAddress`: a new delivery address, found by a search or typed. */
export function AddAddressScreen(props: AddAddressScreenProps) {
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      width="form"
      back={{ href: props.cancelHref, label: copy.back }}
    >
      <AddressForm {...props} />
    </Page>
  );
}
