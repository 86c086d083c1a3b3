import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { amountText } from '../shared/amountText.ts';
import { orderCopy } from '../shared/order.copy.ts';
import type { OrderEntry, OrderPrescription } from '../shared/order.types.ts';
import { isStillOpen } from '../shared/orderPrescriptions.ts';
import { PrescriptionBadge } from '../shared/PrescriptionBadge.tsx';
import { orderDeskCopy as copy } from './OrderDeskScreen.copy.ts';
import * as styles from './OrderDeskScreen.css.ts';
import type { PrescriptionCheck } from './OrderDeskScreen.types.ts';

interface DeskLinesProps {
  order: OrderEntry;
  /** Absent for admins. */
  onCheck: ((check: PrescriptionCheck) => void) | undefined;
}

/** Lists the medicines of an order with what stops them. */
export function DeskLines({ order, onCheck }: DeskLinesProps) {
  return (
    <ul className={styles.lines}>
      {order.lines.map((line) => {
        const { uuid, name, quantity, unit, needsPrescription, prescription, warningReason } = line;
        return (
          <li key={uuid}>
            {name}, <span className={styles.amount}>{amountText(quantity, unit)}</span>
            {prescription && isStillOpen(order) ? (
              <Prescription prescription={prescription}>
                {onCheck && prescription.state === 'uploaded' ? (
                  <Button
                    size="sm"
                    variant="soft"
                    aria-label={copy.check.of(name, order.number)}
                    onPress={() => onCheck({ order, line })}
                  >
                    {copy.check.action}
                  </Button>
                ) : null}
              </Prescription>
            ) : null}
            {needsPrescription && !isStillOpen(order) ? (
              <Text size="small" tone="muted">
                {copy.prescription}
              </Text>
            ) : null}
            {warningReason ? <Text size="small">{copy.warningReason(warningReason)}</Text> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Says where a prescription stands, and who acts next: the doctor at this desk, or somebody else. */
function Prescription({
  prescription: { state, reason },
  children,
}: {
  prescription: OrderPrescription;
  children: ReactNode;
}) {
  return (
    <div className={styles.prescription}>
      <PrescriptionBadge state={state} />
      {reason ? <Text size="small">{orderCopy.reason(reason)}</Text> : null}
      {children ??
        (copy.nextByState[state] ? (
          <Text size="small" tone="muted">
            {copy.nextByState[state]}
          </Text>
        ) : null)}
    </div>
  );
}
