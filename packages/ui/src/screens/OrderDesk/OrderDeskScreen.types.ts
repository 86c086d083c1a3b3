import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { OrderEntry, OrderStatus } from '../shared/order.types.ts';

/** A status that staff can move an order to. */
export type DeskStep = Exclude<OrderStatus, 'placed'>;

/** The question before an order is moved. */
export type StepState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      order: OrderEntry;
      to: DeskStep;
      errors?: FieldErrors;
      /** Why moving it failed. */
      message?: string;
    };
