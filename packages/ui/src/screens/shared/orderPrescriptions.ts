import type { OrderEntry, OrderLineEntry, OrderPrescription, PrescriptionState } from './order.types.ts';

/** Line with its prescription. */
export type PrescriptionLine = OrderLineEntry & { prescription: OrderPrescription };

/** States that stop an order, the one that needs its patient most first. */
const waiting: readonly PrescriptionState[] = ['refused', 'awaited', 'uploaded'];

/** Returns whether an order has not left the clinic. */
export function isStillOpen({ status }: OrderEntry): boolean {
  return status === 'placed' || status === 'confirmed';
}

function openLines(order: OrderEntry): PrescriptionLine[] {
  if (!isStillOpen(order)) return [];
  return order.lines.flatMap(({ prescription, ...line }) =>
    prescription ? [{ ...line, prescription }] : [],
  );
}

/** Returns the medicines for which the patient has to upload a prescription. */
export function linesToUpload(order: OrderEntry): PrescriptionLine[] {
  return openLines(order).filter(({ prescription: { state } }) => state === 'awaited' || state === 'refused');
}

/** Returns the state in which the prescriptions of an order stop it; `undefined` when they do not. */
export function waitingState(order: OrderEntry): PrescriptionState | undefined {
  const states = openLines(order).map(({ prescription: { state } }) => state);
  return waiting.find((state) => states.includes(state));
}
