export type { OrderEntry, OrderLineEntry, OrderStatus } from '../shared/order.types.ts';
export { OrderDeskScreen, type OrderDeskScreenProps } from './OrderDeskScreen.tsx';
export type {
  CheckState,
  DeskChange,
  DeskList,
  DeskStep,
  PrescriptionCheck,
  PrescriptionDecision,
  StepState,
} from './OrderDeskScreen.types.ts';
