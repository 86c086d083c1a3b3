import { mapRemote } from '@vitalane/ui';
import type { OrderEntry } from '@vitalane/ui/screens/MyOrder';
import {
  type CheckState,
  type DeskChange,
  type DeskList,
  type DeskStep,
  OrderDeskScreen,
  type PrescriptionCheck,
  type PrescriptionDecision,
  type StepState,
} from '@vitalane/ui/screens/OrderDesk';
import { useState } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { fieldsOf, messageOf } from '../../lib/errors.ts';
import { entriesIn } from '../../lib/paged.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { useSession } from '../../session/useSession.ts';
import { usePreview } from '../../shared/documents/usePreview.ts';
import { useDecidePrescription, useMoveOrder, useOrders } from './orders.api.ts';
import { toOrderEntry } from './orders.ts';

/** Route `/OrderDesk`. */
export function OrderDeskContainer() {
  const isDoctor = useSession().role === 'ROLE_DOCTOR';
  const [shown, setShown] = useState<DeskList>(isDoctor ? 'prescriptions' : 'placed');
  const orders = useOrders(shown === 'prescriptions' ? { prescription: 'uploaded' } : { status: shown });
  const [changed, setChanged] = useState<DeskChange | null>(null);
  const { onCheckPrescription, ...check } = useCheck(setChanged);
  return (
    <OrderDeskScreen
      {...useStep(setChanged)}
      {...check}
      changed={changed}
      // The server shows no prescription to admins, and takes no decision from them.
      onCheckPrescription={isDoctor ? onCheckPrescription : undefined}
      onHideChanged={() => setChanged(null)}
      shown={shown}
      orders={mapRemote(toRemote(orders), (list) => entriesIn(list).map(toOrderEntry))}
      hasOlderOrders={orders.hasNextPage}
      isLoadingOlder={orders.isFetchingNextPage}
      now={useNow()}
      timeZone={useTimeZone()}
      onShow={setShown}
      onRetry={() => void orders.refetch()}
      onLoadOlder={() => void orders.fetchNextPage()}
    />
  );
}

/** Returns the prescription that the doctor checks, and the result of the decision. */
function useCheck(onChanged: (change: DeskChange) => void) {
  const [pending, setPending] = useState<PrescriptionCheck | null>(null);
  const { preview, open, close } = usePreview();
  const { mutate, isPending, error, reset } = useDecidePrescription();

  function leave(): void {
    close();
    setPending(null);
  }

  function decide(decision: PrescriptionDecision): void {
    const file = pending?.line.prescription?.file;
    if (!pending || !file || isPending) return;
    const { order, line } = pending;
    mutate(
      { params: { path: { id: order.uuid } }, body: { medication: line.uuid, file, ...decision } },
      {
        onSuccess: () => {
          onChanged({ number: order.number, to: decision.decision });
          leave();
        },
      },
    );
  }

  const check: CheckState =
    pending && preview
      ? {
          ...pending,
          preview,
          status: isPending ? 'saving' : 'open',
          errors: fieldsOf(error),
          message: error ? messageOf(error) : undefined,
        }
      : { status: 'closed' };

  return {
    check,
    onCheckPrescription: (next: PrescriptionCheck) => {
      const { file, contentType } = next.line.prescription ?? {};
      if (!file || !contentType) return;
      reset();
      setPending(next);
      void open({ name: next.line.name, file, contentType });
    },
    onCloseCheck: leave,
    onDecide: decide,
  };
}

/** Returns the confirmation before an order changes status, and the result of the change. */
function useStep(onChanged: (change: DeskChange) => void) {
  const [pending, setPending] = useState<{ order: OrderEntry; to: DeskStep } | null>(null);
  const { mutate, isPending, error, reset } = useMoveOrder();

  function confirm(reason?: string): void {
    if (!pending || isPending) return;
    const { order, to } = pending;
    mutate(
      { params: { path: { id: order.uuid } }, body: { status: to, reason } },
      {
        onSuccess: () => {
          onChanged({ number: order.number, to });
          setPending(null);
        },
      },
    );
  }

  const step: StepState = pending
    ? {
        ...pending,
        status: isPending ? 'saving' : 'open',
        errors: fieldsOf(error),
        message: error ? messageOf(error) : undefined,
      }
    : { status: 'closed' };

  return {
    step,
    onAskStep: (next: { order: OrderEntry; to: DeskStep }) => {
      reset();
      setPending(next);
    },
    onCloseStep: () => setPending(null),
    onConfirmStep: confirm,
  };
}
