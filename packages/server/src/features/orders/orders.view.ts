import type {
  Order,
  OrderItem,
  OrderPrescription,
  OrderPrescriptionState,
  OrderStatus,
  Role,
} from '@vitalane/contract';
import type { healthDocument, OrderRow, orderEvent, orderLine } from '../../db/schema.ts';
import { openStatuses } from './orders.rules.ts';

/** A line of an order, with its prescription. */
type LineRow = typeof orderLine.$inferSelect & {
  prescriptionState: OrderPrescriptionState;
  document: typeof healthDocument.$inferSelect | null;
};

/** Who reads an order, and where it stands. */
interface Reading {
  role: Role;
  status: OrderStatus;
}

/** Order of the statuses. */
const sequence: readonly OrderStatus[] = ['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled'];

/** Returns an order in the contract's format. */
export function toOrder(
  row: OrderRow,
  details: {
    role: Role;
    /** Name of the patient, for staff only. */
    patientName?: string;
    lines: readonly LineRow[];
    events: readonly (typeof orderEvent.$inferSelect)[];
  },
): Order {
  const { role, patientName, lines, events } = details;
  const itemsCents = lines.reduce((total, { priceCents }) => total + priceCents, 0);
  const { addressId, address, unitNumber, postalCode, country, deliveryCents, currency } = row;
  return {
    uuid: row.id,
    number: row.number,
    status: row.status,
    ...(patientName === undefined ? {} : { patientName }),
    is_repeat_medication: row.isRepeat,
    address: { uuid: addressId, address, unitNumber, postalCode, country },
    medications: lines.map((line) => toItem(line, { role, status: row.status })),
    price: { itemsCents, deliveryCents, totalCents: itemsCents + deliveryCents, currency },
    placedAt: row.placedAt.toISOString(),
    history: events
      .toSorted((a, b) => sequence.indexOf(a.status) - sequence.indexOf(b.status))
      .map(({ status, at, reason }) => ({
        status,
        at: at.toISOString(),
        ...(reason === null ? {} : { reason }),
      })),
  };
}

function toItem(line: LineRow, reading: Reading): OrderItem {
  const { userMedicationId: uuid, name, quantity, unit, priceCents, needsPrescription, warningReason } = line;
  const prescription = needsPrescription ? { prescription: toPrescription(line, reading) } : {};
  return { uuid, name, quantity, unit, priceCents, needsPrescription, ...prescription, warningReason };
}

function toPrescription(line: LineRow, reading: Reading): OrderPrescription {
  const { prescriptionState: state, prescriptionReason: reason, document } = line;
  return {
    state,
    ...(document && maySeeFile(state, reading)
      ? { file: document.fileId, contentType: document.contentType }
      : {}),
    ...(reason === null ? {} : { reason }),
  };
}

/** Returns whether a reader sees the file of a prescription: the patient, and doctors while they decide. */
function maySeeFile(state: OrderPrescriptionState, { role, status }: Reading): boolean {
  if (role === 'ROLE_USER') return true;
  return role === 'ROLE_DOCTOR' && state === 'uploaded' && openStatuses.includes(status);
}
