import { toCivil, toDate } from '@vitalane/time';
import { DataTable, type DataTableColumn } from '../../patterns/DataTable/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { placeText, streetText } from '../shared/addressText.ts';
import { dayLabel } from '../shared/dates.ts';
import { orderCopy } from '../shared/order.copy.ts';
import type { OrderEntry } from '../shared/order.types.ts';
import { waitingState } from '../shared/orderPrescriptions.ts';
import { DeskLines } from './DeskLines.tsx';
import { nextSteps } from './nextSteps.ts';
import { orderDeskCopy as copy } from './OrderDeskScreen.copy.ts';
import * as styles from './OrderDeskScreen.css.ts';
import type { DeskStep, PrescriptionCheck } from './OrderDeskScreen.types.ts';

interface OrderTableProps {
  label: string;
  orders: readonly OrderEntry[];
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  timeZone: string;
  onAskStep: (step: { order: OrderEntry; to: DeskStep }) => void;
  /** Absent for admins. */
  onCheckPrescription?: CheckPrescription;
}

type CheckPrescription = (check: PrescriptionCheck) => void;

/** Lists orders of one status with their next steps. */
export function OrderTable({
  label,
  orders,
  now,
  timeZone,
  onAskStep,
  onCheckPrescription,
}: OrderTableProps) {
  return (
    <DataTable
      label={label}
      density="compact"
      columns={columnsAt(now, timeZone, onCheckPrescription)}
      rows={orders}
      rowKey={({ uuid }) => uuid}
      rowActions={(order) =>
        nextSteps[order.status].map((to) =>
          to !== 'cancelled' && waitingState(order) ? (
            <Text key={to} size="small" tone="muted">
              {copy.waits}
            </Text>
          ) : (
            <Button
              key={to}
              size="sm"
              variant={to === 'cancelled' ? 'quiet' : 'soft'}
              tone={to === 'cancelled' ? 'danger' : 'accent'}
              aria-label={copy.of(copy.steps[to].action, order.number)}
              onPress={() => onAskStep({ order, to })}
            >
              {copy.steps[to].action}
            </Button>
          ),
        )
      }
    />
  );
}

function columnsAt(
  now: string,
  timeZone: string,
  onCheck: CheckPrescription | undefined,
): DataTableColumn<OrderEntry>[] {
  const today = toDate(now, timeZone);
  const { columns } = copy;
  return [
    {
      id: 'order',
      header: columns.order,
      cell: ({ number }) => <span className={styles.number}>{number}</span>,
    },
    {
      id: 'patient',
      header: columns.patient,
      cell: ({ patientName }) => patientName ?? copy.unknownPatient,
    },
    {
      id: 'medicines',
      header: columns.medicines,
      cell: (order) => <DeskLines order={order} onCheck={onCheck} />,
    },
    {
      id: 'address',
      header: columns.address,
      cell: ({ address }) => `${streetText(address)}, ${placeText(address)}`,
    },
    {
      id: 'since',
      header: columns.since,
      cell: (order) => <OrderAge order={order} today={today} timeZone={timeZone} />,
    },
  ];
}

function OrderAge({ order, today, timeZone }: { order: OrderEntry; today: string; timeZone: string }) {
  const latest = order.history.at(-1);
  const { date, time } = toCivil(latest?.at ?? order.placedAt, timeZone);
  return (
    <>
      {`${dayLabel(date, today)} ${time}`}
      {latest?.reason ? (
        <Text size="small" tone="muted">
          {orderCopy.reason(latest.reason)}
        </Text>
      ) : null}
    </>
  );
}
