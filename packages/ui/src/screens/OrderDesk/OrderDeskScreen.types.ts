import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { OrderEntry, OrderStatus } from '../shared/order.types.ts';

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
