import { Badge, type BadgeProps } from '../../primitives/Badge/index.ts';
import { orderCopy as copy } from './order.copy.ts';
import type { OrderStatus } from './order.types.ts';

const tones: Readonly<Record<OrderStatus, BadgeProps['tone']>> = {
  placed: 'accent',
  confirmed: 'accent',
  dispatched: 'accent',
  delivered: 'success',
  cancelled: 'neutral',
};

/** Shows the status of an order. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{copy.status[status]}</Badge>;
}
