import type { OrderStatus } from '../shared/order.types.ts';
import type { DeskStep } from './OrderDeskScreen.types.ts';

interface StepWords {
  /** Label of the button in the row. */
  action: string;
  title: (number: string) => string;
  text: string;
  confirm: string;
}

const seen = 'The patient sees this with the time of now. It cannot be taken back.';

const steps: Readonly<Record<DeskStep, StepWords>> = {
  confirmed: {
    action: 'Confirm',
    title: (number) => `Confirm order ${number}?`,
    text: `You have checked the medicines and that they are in stock. ${seen}`,
    confirm: 'Confirm order',
  },
  dispatched: {
    action: 'Dispatch',
    title: (number) => `Mark order ${number} as dispatched?`,
    text: `The parcel has left. ${seen}`,
    confirm: 'Mark as dispatched',
  },
  delivered: {
    action: 'Mark as delivered',
    title: (number) => `Mark order ${number} as delivered?`,
    text: `The parcel was handed over. ${seen}`,
    confirm: 'Mark as delivered',
  },
  cancelled: {
    action: 'Cancel order',
    title: (number) => `Cancel order ${number}?`,
    text: seen,
    confirm: 'Cancel order',
  },
};

const queues: Readonly<Record<OrderStatus, string>> = {
  placed: 'To confirm',
  confirmed: 'To dispatch',
  dispatched: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** Texts of `OrderDeskScreen`. */
export const orderDeskCopy = {
  title: 'Order desk',
  lead: 'Orders of medicines, from placed to delivered.',
  tabs: 'Orders by what is to be done',
  queues,
  steps,
  empty: 'No orders here',
  emptyText: 'Orders appear here as soon as they have come this far.',
  older: 'Show older orders',
  columns: {
    order: 'Order',
    patient: 'Patient',
    medicines: 'Medicines',
    address: 'Deliver to',
    since: 'Since',
  },
  unknownPatient: 'Name not known',
  prescription: 'Prescription needed',
  warningReason: (reason: string) => `Ordered in spite of a warning: ${reason}`,
  /** Accessible name of a button in the table of orders. */
  of: (action: string, number: string) => `${action}: order ${number}`,
  reason: 'Reason',
  reasonHelp: 'The patient reads it. Say what they should do next.',
  reasonMissing: 'Say why the order is cancelled. The patient will read it.',
  keep: 'Go back',
  moved: (number: string, status: OrderStatus) => `Order ${number} is ${status}.`,
} as const;
