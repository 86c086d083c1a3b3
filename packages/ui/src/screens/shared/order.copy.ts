import type { OrderStatus, PrescriptionState } from './order.types.ts';

const status: Readonly<Record<OrderStatus, string>> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

const prescriptionStates: Readonly<Record<PrescriptionState, string>> = {
  awaited: 'Prescription missing',
  uploaded: 'With a doctor',
  released: 'Prescription released',
  refused: 'Prescription refused',
};

/** Texts of orders on several screens. */
export const orderCopy = {
  status,
  /** Status as an event: “Order placed”. */
  event: (reached: OrderStatus) => `Order ${status[reached].toLowerCase()}`,
  reason: (reason: string) => `Reason: ${reason}`,
  number: (number: string) => `Order ${number}`,
  prescription: 'Prescription needed',
  prescriptionStates,
  price: {
    label: 'Price',
    items: 'Medicines',
    delivery: 'Delivery',
    total: 'Total',
  },
} as const;
