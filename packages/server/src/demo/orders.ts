import { toDate } from '@vitalane/time';
import { and, eq } from 'drizzle-orm';
import { ownedBy } from '../authorisation/ownership.ts';
import type { Database } from '../db/database.ts';
import { healthDocument, type MedicationRow, orderLine } from '../db/schema.ts';
import { listAddresses } from '../features/addresses/addresses.queries.ts';
import { insertOrder, moveOrder } from '../features/orders/orders.queries.ts';
import { priceLines, stepsFrom } from '../features/orders/orders.rules.ts';
import { linkPrescription } from '../features/orders/prescriptions.queries.ts';
import { allMedications } from '../medicines/medicines.queries.ts';
import { type DemoDay, dayAt, daysBefore, hoursAfter } from './moment.ts';
import type { DemoOrder, DemoPatient } from './record.ts';

interface Context {
  day: DemoDay;
  /** The admin who changes the status of the orders. */
  adminId: string;
}

/**
 * Places the orders of all demo patients, oldest first, so that their numbers rise, and applies their status
 * changes.
 */
export async function seedOrders(
  db: Database,
  patients: readonly DemoPatient[],
  context: Context,
): Promise<void> {
  const all = patients.flatMap((patient) => patient.record.orders.map((order) => ({ patient, order })));
  for (const { patient, order } of all.toSorted((a, b) => b.order.daysAgo - a.order.daysAgo)) {
    await seedOrder(db, { ownerId: patient.ownerId, order }, context);
  }
}

async function seedOrder(
  db: Database,
  { ownerId, order }: { ownerId: string; order: DemoOrder },
  { day, adminId }: Context,
): Promise<void> {
  const caller = { accountId: ownerId };
  // Orders of today were placed a few hours ago.
  const isToday = order.daysAgo < 1;
  const placedAt = isToday ? daysBefore(day.now, order.daysAgo) : dayAt(day, order.daysAgo, '09:15');
  const [address] = (await listAddresses(db, caller, { limit: 1 })).items;
  const own = await allMedications(db, caller);
  const lines = order.lines.map(({ name, quantity }) => {
    const uuid = own.find((medicine) => medicine.name === name)?.id ?? name;
    return { uuid, quantity };
  });
  if (!address) throw new Error('A demo patient with orders needs an address');
  const { uuid, ...rest } = address;
  const id = await insertOrder(db, caller, {
    address: { id: uuid, ...rest },
    lines: priceLines(lines, new Map(own.map((row) => [row.id, row]))),
    isRepeat: order.steps.length > 0,
    year: toDate(placedAt, 'UTC').slice(0, 4),
    now: placedAt,
  });
  await seedPrescriptions(db, caller, { id, order, own });
  const admin = { accountId: adminId, role: 'ROLE_ADMIN' } as const;
  for (const [to, hoursLater] of order.steps) {
    const reason = to === 'cancelled' ? 'You asked us to cancel it by telephone.' : null;
    await moveOrder(db, admin, {
      id,
      to,
      from: stepsFrom[to],
      reason,
      now: hoursAfter(placedAt, hoursLater),
    });
  }
}

/** Links the uploaded prescriptions, and releases the medicines of an order that the clinic confirmed. */
async function seedPrescriptions(
  db: Database,
  caller: { accountId: string },
  { id, order, own }: { id: string; order: DemoOrder; own: readonly MedicationRow[] },
): Promise<void> {
  const documents = await db.select().from(healthDocument).where(ownedBy(healthDocument, caller));
  for (const line of order.lines) {
    const documentId = documents.find(({ name }) => name === line.prescription)?.id;
    const medications = own.filter(({ name }) => name === line.name).map((row) => row.id);
    if (documentId) await linkPrescription(db, caller, { id, medications, documentId });
  }
  if (!order.steps.some(([to]) => to === 'confirmed')) return;
  const onPrescription = and(eq(orderLine.orderId, id), orderLine.needsPrescription);
  await db.update(orderLine).set({ prescriptionDecision: 'released' }).where(onPrescription);
}
