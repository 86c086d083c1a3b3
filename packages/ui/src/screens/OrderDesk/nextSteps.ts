import type { OrderStatus } from '../shared/order.types.ts';
import type { DeskStep } from './OrderDeskScreen.types.ts';

/** Next steps by status, the usual step first. */
export const nextSteps: Readonly<Record<OrderStatus, readonly DeskStep[]>> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['dispatched', 'cancelled'],
  dispatched: ['delivered'],
  delivered: [],
  cancelled: [],
};
