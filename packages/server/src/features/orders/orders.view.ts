import type { Order, OrderStatus } from '@vitalane/contract';
import type { orderEvent, orderLine } from '../../db/schema.ts';
import type { OrderRow } from './orders.queries.ts';

/** Order of the statuses. */
const sequence: readonly OrderStatus[] = ['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled'];

/** Returns an order in the contract's format. */
export function toOrder(
  row: OrderRow,
  details: {
    /** Name of the patient, for staff only. */
    patientName?: string;
    lines: readonly (typeof orderLine.$inferSelect)[];
    events: readonly (typeof orderEvent.$inferSelect)[];
  },
): Order {
  const { patientName, lines, events } = details;
  const itemsCents = lines.reduce((total, { priceCents }) => total + priceCents, 0);
  const { addressId, address, unitNumber, postalCode, country, deliveryCents, currency } = row;
  return {
    uuid: row.id,
    number: row.number,
    status: row.status,
    ...(patientName === undefined ? {} : { patientName }),
    is_repeat_medication: row.isRepeat,
    address: { uuid: addressId, address, unitNumber, postalCode, country },
    medications: lines.map(
      ({ userMedicationId: uuid, name, quantity, unit, priceCents, needsPrescription, warningReason }) => ({
        uuid,
        name,
        quantity,
        unit,
        priceCents,
        needsPrescription,
        warningReason,
      }),
    ),
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
