import { amountText } from './amountText.ts';
import { moneyText } from './money.ts';
import * as styles from './OrderLines.css.ts';
import { orderCopy } from './order.copy.ts';
import type { OrderLineEntry } from './order.types.ts';
import { PrescriptionBadge } from './PrescriptionBadge.tsx';

interface OrderLinesProps {
  lines: readonly OrderLineEntry[];
  /** ISO 4217 currency code. */
  currency: string;
  /** Whether to show where the prescriptions stand. */
  hasStates: boolean;
  /** Accessible name of the list. */
  'aria-label': string;
}

/** Lists the ordered medicines with amount and price. */
export function OrderLines({ lines, currency, hasStates, 'aria-label': label }: OrderLinesProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map(({ uuid, name, quantity, unit, priceCents, needsPrescription, prescription }) => (
        <li key={uuid} className={styles.line}>
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            <p className={styles.amount}>
              {[amountText(quantity, unit), needsPrescription && orderCopy.prescription]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {hasStates && prescription ? (
              <>
                <PrescriptionBadge state={prescription.state} />
                {prescription.reason ? (
                  <p className={styles.amount}>{orderCopy.reason(prescription.reason)}</p>
                ) : null}
              </>
            ) : null}
          </div>
          <span className={styles.price}>{moneyText(priceCents, currency)}</span>
        </li>
      ))}
    </ul>
  );
}
