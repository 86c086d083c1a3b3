import { randomUUID } from 'node:crypto';
import type { Order, OrderPrescriptionState, OrderStatus } from '@vitalane/contract';
import { and, asc, eq, getTableColumns, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import {
  account,
  healthDocument,
  medicineOrder,
  type OrderRow,
  orderEvent,
  orderLine,
} from '../../db/schema.ts';
import { priceList } from '../../lists/prices.ts';
import type { AddressRow } from '../addresses/addresses.queries.ts';
import type { PricedLine } from './orders.rules.ts';
import { toOrder } from './orders.view.ts';
import { hasLineWith, isStillOpen, isUnreleased, prescriptionState } from './prescriptions.queries.ts';

const pageOrder = { at: medicineOrder.placedAt, id: medicineOrder.id };

/** Returns the condition for orders that the caller may see: patients their own, staff all. */
function visibleTo(caller: Pick<Caller, 'accountId' | 'role'>): SQL | undefined {
  return caller.role === 'ROLE_USER' ? ownedBy(medicineOrder, caller) : undefined;
}

/** Stores an order of the caller with its lines and its first status. Must run in a transaction. */
export async function insertOrder(
  tx: Database,
  caller: Pick<Caller, 'accountId'>,
  order: {
    address: Omit<AddressRow, 'ownerId' | 'isDefault' | 'createdAt'>;
    lines: readonly PricedLine[];
    isRepeat: boolean;
    year: string;
    now: Date;
  },
): Promise<string> {
  const { address, lines, isRepeat, year, now } = order;
  const id = randomUUID();
  await tx.insert(medicineOrder).values({
    id,
    ownerId: caller.accountId,
    number: sql`'V-' || ${year}::text || '-' || lpad(nextval('order_number')::text, 6, '0')`,
    status: 'placed',
    isRepeat,
    addressId: address.id,
    address: address.address,
    unitNumber: address.unitNumber,
    postalCode: address.postalCode,
    country: address.country,
    deliveryCents: priceList.deliveryCents,
    currency: priceList.currency,
    placedAt: now,
  });
  await tx.insert(orderLine).values(
    lines.map(({ medicine, quantity, priceCents, needsPrescription, warningReason }, position) => ({
      orderId: id,
      position,
      userMedicationId: medicine.id,
      name: medicine.name,
      quantity,
      unit: medicine.unit,
      priceCents,
      needsPrescription,
      warningReason,
    })),
  );
  await tx.insert(orderEvent).values({ orderId: id, status: 'placed', at: now, actorId: caller.accountId });
  return id;
}

/** Returns one page of the orders that the caller may see, newest first, optionally of one status or prescription state. */
export async function listOrders(
  db: Database,
  caller: Caller,
  {
    limit,
    cursor,
    status,
    prescription,
  }: { limit: number; cursor?: string; status?: OrderStatus; prescription?: OrderPrescriptionState },
): Promise<Page<Order>> {
  const ofStatus = status && eq(medicineOrder.status, status);
  const inState = prescription && and(isStillOpen, hasLineWith(db, eq(prescriptionState, prescription)));
  const rows = await db
    .select()
    .from(medicineOrder)
    .where(and(visibleTo(caller), ofStatus, inState, after(pageOrder, cursor)))
    .orderBy(...newestFirst(pageOrder))
    .limit(limit + 1);
  const orders = new Map((await withDetails(db, caller, rows)).map((order) => [order.uuid, order]));
  const page = toPage(rows, limit, { key: ({ placedAt: at, id }) => ({ at, id }), item: ({ id }) => id });
  return { ...page, items: page.items.flatMap((id) => orders.get(id) ?? []) };
}

/** Returns one order that the caller may see. */
export async function findOrder(db: Database, caller: Caller, id: string): Promise<Order | undefined> {
  const rows = await db
    .select()
    .from(medicineOrder)
    .where(and(visibleTo(caller), eq(medicineOrder.id, id)));
  const [order] = await withDetails(db, caller, rows);
  return order;
}

/**
 * Changes the status of an order that has one of the given statuses. An order is confirmed and dispatched only when
 * doctors have released all its prescriptions. Returns the order, or `undefined`.
 */
export async function moveOrder(
  tx: Database,
  caller: Pick<Caller, 'accountId' | 'role'>,
  step: { id: string; to: OrderStatus; from: readonly OrderStatus[]; reason: string | null; now: Date },
): Promise<OrderRow | undefined> {
  const { id, to, from, reason, now } = step;
  const mayLeave = to === 'confirmed' || to === 'dispatched' ? not(hasLineWith(tx, isUnreleased)) : undefined;
  const [moved] = await tx
    .update(medicineOrder)
    .set({ status: to })
    .where(
      and(visibleTo(caller), eq(medicineOrder.id, id), inArray(medicineOrder.status, [...from]), mayLeave),
    )
    .returning();
  if (!moved) return undefined;
  await tx.insert(orderEvent).values({ orderId: id, status: to, at: now, reason, actorId: caller.accountId });
  return moved;
}

/** Returns the patients’ names by account id, which staff need for delivery. Empty for patients. */
async function patientNames(
  db: Database,
  caller: Pick<Caller, 'role'>,
  rows: readonly OrderRow[],
): Promise<Map<string, string>> {
  if (caller.role === 'ROLE_USER') return new Map();
  const ids = rows.map(({ ownerId }) => ownerId);
  const people = await db
    .select({ id: account.id, fullName: account.fullName })
    .from(account)
    .where(inArray(account.id, ids));
  return new Map(people.map(({ id, fullName }) => [id, fullName]));
}

async function withDetails(
  db: Database,
  caller: Pick<Caller, 'role'>,
  rows: readonly OrderRow[],
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // The owners are named again, so that no line ever shows another person's document.
  const owners = rows.map(({ ownerId }) => ownerId);
  const isItsDocument = eq(healthDocument.id, orderLine.prescriptionDocumentId);
  const lines = await db
    .select({ ...getTableColumns(orderLine), prescriptionState, document: healthDocument })
    .from(orderLine)
    .leftJoin(healthDocument, and(isItsDocument, inArray(healthDocument.ownerId, owners)))
    .where(inArray(orderLine.orderId, ids))
    .orderBy(asc(orderLine.position));
  const events = await db
    .select()
    .from(orderEvent)
    .where(inArray(orderEvent.orderId, ids))
    .orderBy(asc(orderEvent.at));
  const names = await patientNames(db, caller, rows);
  return rows.map((row) =>
    toOrder(row, {
      role: caller.role,
      patientName: names.get(row.ownerId),
      lines: lines.filter(({ orderId }) => orderId === row.id),
      events: events.filter(({ orderId }) => orderId === row.id),
    }),
  );
}
