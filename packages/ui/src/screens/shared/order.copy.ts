import type { OrderStatus } from './order.types.ts';

const status: Readonly<Record<OrderStatus, string>> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** Texts of orders on several screens. */
export const orderCopy = {
  status,
  /** Status as an event: “Order placed”. */
  event: (reached: OrderStatus) => `Order ${status[reached].toLowerCase()}`,
  reason: (reason: string) => `Reason: ${reason}`,
  number: (number: string) => `Order ${number}`,
  prescription: 'Prescription needed',
  price: {
    label: 'Price',
    items: 'Medicines',
    delivery: 'Delivery',
    total: 'Total',
  },
} as const;
