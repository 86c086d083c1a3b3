import { Page } from '../../primitives/Page/index.ts';
import { AddressForm, type AddressFormProps } from '../shared/AddressForm.tsx';
import { addAddressCopy as copy } from './AddAddressScreen.copy.ts';

/** Props of `AddAddressScreen`. `cancelHref` is also the path of the parent page. */
export type AddAddressScreenProps = Omit<AddressFormProps, 'initial'>;

/** Renders route `/AddAddress`: a new delivery address, from a search or typed. */
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
