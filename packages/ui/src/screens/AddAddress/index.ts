export type { AddressFormState } from '../shared/AddressForm.tsx';
export type { AddressFields, FoundAddress } from '../shared/address.types.ts';
export { AddAddressScreen, type AddAddressScreenProps } from './AddAddressScreen.tsx';
