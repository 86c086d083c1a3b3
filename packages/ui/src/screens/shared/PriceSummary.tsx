import { moneyText } from './money.ts';
import { orderCopy } from './order.copy.ts';
import type { OrderPrice } from './order.types.ts';
import * as styles from './PriceSummary.css.ts';

const { price: copy } = orderCopy;

/** Shows the price of the medicines, the delivery and the total. */
export function PriceSummary({ price }: { price: OrderPrice }) {
  const { itemsCents, deliveryCents, totalCents, currency } = price;
  const rows = [
    { label: copy.items, cents: itemsCents },
    { label: copy.delivery, cents: deliveryCents },
    { label: copy.total, cents: totalCents, isTotal: true },
  ];
  return (
    <dl className={styles.list} aria-label={copy.label}>
      {rows.map(({ label, cents, isTotal = false }) => (
        <div key={label} className={styles.row({ isTotal })}>
          <dt>{label}</dt>
          <dd>{moneyText(cents, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
