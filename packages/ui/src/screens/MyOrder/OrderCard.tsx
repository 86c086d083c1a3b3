import { toCivil, toDate } from '@vitalane/time';
import { Card } from '../../primitives/Card/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { amountText } from '../shared/amountText.ts';
import { dayInText } from '../shared/dates.ts';
import { moneyText } from '../shared/money.ts';
import { OrderStatusBadge } from '../shared/OrderStatusBadge.tsx';
import { orderCopy } from '../shared/order.copy.ts';
import type { OrderEntry } from '../shared/order.types.ts';
import { waitingState } from '../shared/orderPrescriptions.ts';
import { PrescriptionBadge } from '../shared/PrescriptionBadge.tsx';
import { myOrderCopy as copy } from './MyOrderScreen.copy.ts';
import * as styles from './MyOrderScreen.css.ts';

interface OrderCardProps {
  order: OrderEntry;
  href: string;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  timeZone: string;
}

/** Renders a summary of an order: medicines, price and latest event. */
export function OrderCard({ order, href, now, timeZone }: OrderCardProps) {
  const { number, status, lines, price } = order;
  const waiting = waitingState(order);
  return (
    <Card as="li" title={orderCopy.number(number)} actions={<OrderStatusBadge status={status} />}>
      <Stack gap="sm">
        <ul>
          {lines.map(({ uuid, name, quantity, unit }) => (
            <li key={uuid}>{`${name}, ${amountText(quantity, unit)}`}</li>
          ))}
        </ul>
        {waiting ? (
          <div>
            <PrescriptionBadge state={waiting} />
          </div>
        ) : null}
        <Text size="small" tone="muted">
          {latestText(order, now, timeZone)}
        </Text>
        <div className={styles.foot}>
          <Text weight="bold" hasTabularNumbers>
            {moneyText(price.totalCents, price.currency)}
          </Text>
          <Link href={href} aria-label={copy.of(copy.details, number)}>
            {copy.details}
          </Link>
        </div>
      </Stack>
    </Card>
  );
}

function latestText({ history, status, placedAt }: OrderEntry, now: string, timeZone: string): string {
  const { date, time } = toCivil(history.at(-1)?.at ?? placedAt, timeZone);
  const day = dayInText(date, toDate(now, timeZone));
  return copy.since(orderCopy.status[status], day, time);
}
