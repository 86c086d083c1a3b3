import { toCivil, toDate } from '@vitalane/time';
import { CloseIcon, DeliveryIcon, HomeIcon } from '../../icons/index.ts';
import { Timeline, type TimelineEvent } from '../../patterns/Timeline/index.ts';
import { dayLabel } from '../shared/dates.ts';
import { orderCopy } from '../shared/order.copy.ts';
import type { OrderEventEntry, OrderStatus } from '../shared/order.types.ts';
import { orderDetailsCopy as copy } from './OrderDetailsScreen.copy.ts';

interface OrderTimelineProps {
  history: readonly OrderEventEntry[];
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  timeZone: string;
}

const looks: Partial<Record<OrderStatus, Pick<TimelineEvent, 'icon' | 'tone'>>> = {
  dispatched: { icon: <DeliveryIcon size={16} /> },
  delivered: { icon: <HomeIcon size={16} /> },
  cancelled: { icon: <CloseIcon size={16} />, tone: 'ended' },
};

/** Lists the statuses that an order has reached, each with its time. */
export function OrderTimeline({ history, now, timeZone }: OrderTimelineProps) {
  const today = toDate(now, timeZone);
  const events = history.map(({ status, at, reason }) => {
    const { date, time } = toCivil(at, timeZone);
    return {
      ...looks[status],
      id: status,
      title: orderCopy.event(status),
      time: `${dayLabel(date, today)} ${time}`,
      at,
      text: reason && orderCopy.reason(reason),
    };
  });
  return <Timeline aria-label={copy.statusOf} events={events} />;
}
