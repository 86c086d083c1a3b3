import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { OrderEntry, OrderLineEntry, OrderStatus } from '../shared/order.types.ts';
import type { Preview } from '../shared/PreviewDialog.tsx';

/** List of the desk: orders of one status, or orders with a prescription to check. */
export type DeskList = OrderStatus | 'prescriptions';

/** Status that staff can set. */
export type DeskStep = Exclude<OrderStatus, 'placed'>;

/** State of the confirmation dialog. */
export type StepState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      order: OrderEntry;
      to: DeskStep;
      errors?: FieldErrors;
      /** Error text. */
      message?: string;
    };

/** Medicine whose uploaded prescription a doctor checks. */
export interface PrescriptionCheck {
  order: OrderEntry;
  line: OrderLineEntry;
}

/** Decision of a doctor; a refusal has a reason. */
export type PrescriptionDecision = { decision: 'released' } | { decision: 'refused'; reason: string };

/** State of the dialog in which a doctor checks a prescription. */
export type CheckState =
  | { status: 'closed' }
  | (PrescriptionCheck & {
      status: 'open' | 'saving';
      /** The uploaded prescription. */
      preview: Preview;
      errors?: FieldErrors;
      /** Error text. */
      message?: string;
    });

/** Last change at the desk. */
export interface DeskChange {
  /** Number of the order. */
  number: string;
  /** New status of the order, or the decision about a prescription. */
  to: OrderStatus | PrescriptionDecision['decision'];
}
