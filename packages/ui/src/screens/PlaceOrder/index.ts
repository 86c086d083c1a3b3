export type { AddressEntry } from '../shared/address.types.ts';
export { PlaceOrderScreen, type PlaceOrderScreenProps } from './PlaceOrderScreen.tsx';
export type {
  InitialOrder,
  NewOrder,
  OrderableMedicine,
  OrderBasis,
  OrderChoice,
  PlaceOrderState,
} from './PlaceOrderScreen.types.ts';
export { quantityName, reasonName } from './placeOrder.schema.ts';
