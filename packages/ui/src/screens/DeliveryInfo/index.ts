export type { AddressEntry } from '../shared/address.types.ts';
export { DeliveryInfoScreen, type DeliveryInfoScreenProps } from './DeliveryInfoScreen.tsx';
export type { AddressChange } from './DeliveryInfoScreen.types.ts';
