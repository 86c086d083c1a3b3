export type { OrderEntry, OrderStatus } from '../shared/order.types.ts';
export { MyOrderScreen, type MyOrderScreenProps } from './MyOrderScreen.tsx';
