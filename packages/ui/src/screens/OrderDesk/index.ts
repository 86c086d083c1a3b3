export type { OrderEntry, OrderStatus } from '../shared/order.types.ts';
export { OrderDeskScreen, type OrderDeskScreenProps } from './OrderDeskScreen.tsx';
export type { DeskStep, StepState } from './OrderDeskScreen.types.ts';
