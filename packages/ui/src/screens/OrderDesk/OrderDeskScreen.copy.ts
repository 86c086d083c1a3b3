import type { PrescriptionState } from '../shared/order.types.ts';
import type { DeskChange, DeskList, DeskStep } from './OrderDeskScreen.types.ts';

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

const lists: Readonly<Record<DeskList, string>> = {
  prescriptions: 'Prescriptions',
  placed: 'To confirm',
  confirmed: 'To dispatch',
  dispatched: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** Who acts next on a medicine, by the state of its prescription. */
const nextByState: Readonly<Record<PrescriptionState, string | null>> = {
  awaited: 'The patient uploads it next.',
  uploaded: null,
  refused: 'The patient uploads another one next.',
  released: null,
};

/** Texts of `OrderDeskScreen`. */
export const orderDeskCopy = {
  title: 'Order desk',
  lead: 'Orders of medicines, from placed to delivered.',
  tabs: 'Orders by what is to be done',
  lists,
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
  nextByState,
  /** In place of the step that prescriptions stop. */
  waits: 'Waits for a prescription',
  check: {
    action: 'Check prescription',
    of: (name: string, number: string) => `Check prescription of ${name}: order ${number}`,
    title: (name: string) => `Prescription of ${name}`,
    ordered: (medicine: string, patient: string) => `${patient} has ordered ${medicine}.`,
    help: 'Compare the name, the medicine, the amount and the date. A release cannot be taken back.',
    release: 'Release',
    refuse: 'Refuse',
    refuseNow: 'Refuse prescription',
    reasonHelp: 'The patient reads it. Say what is missing on the prescription.',
    reasonMissing: 'Say why you refuse the prescription. The patient will read it.',
  },
  warningReason: (reason: string) => `Ordered in spite of a warning: ${reason}`,
  /** Accessible name of a button in the table of orders. */
  of: (action: string, number: string) => `${action}: order ${number}`,
  reason: 'Reason',
  reasonHelp: 'The patient reads it. Say what they should do next.',
  reasonMissing: 'Say why the order is cancelled. The patient will read it.',
  keep: 'Go back',
  changed: ({ number, to }: DeskChange) =>
    to === 'released' || to === 'refused'
      ? `A prescription of order ${number} is ${to}.`
      : `Order ${number} is ${to}.`,
} as const;
