import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { amount } from '../amount.ts';
import { instant, owner } from '../columns.ts';
import { healthDocument } from './healthDocument.ts';

const status = { enum: ['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled'] } as const;

/** Sequence of order numbers, which people can quote. */
export const orderNumber = pgSequence('order_number');

/** An order of medicines, with copies of all its data at the time of the order. */
export const medicineOrder = pgTable(
  'medicine_order',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    number: text().notNull().unique(),
    status: text(status).notNull(),
    isRepeat: boolean('is_repeat').notNull(),
    /** The address may be changed or deleted since. */
    addressId: uuid('address_id').notNull(),
    address: text().notNull(),
    unitNumber: text('unit_number').notNull(),
    postalCode: text('postal_code').notNull(),
    country: text().notNull(),
    deliveryCents: integer('delivery_cents').notNull(),
    currency: text().notNull(),
    placedAt: instant('placed_at').notNull(),
  },
  (table) => [
    index('medicine_order_page').on(table.ownerId, table.placedAt, table.id),
    index('medicine_order_staff_page').on(table.placedAt, table.id),
  ],
);

/** One medicine of an order. */
export const orderLine = pgTable(
  'order_line',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => medicineOrder.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Id of the patient's medicine, which may be deleted. */
    userMedicationId: uuid('user_medication_id').notNull(),
    name: text().notNull(),
    quantity: amount().notNull(),
    unit: text().notNull(),
    priceCents: integer('price_cents').notNull(),
    needsPrescription: boolean('needs_prescription').notNull().default(true),
    /** The patient's reason to order it despite a serious warning. */
    warningReason: text('warning_reason'),
    /** The uploaded prescription. The line waits again when the patient deletes it before a decision. */
    prescriptionDocumentId: uuid('prescription_document_id').references(() => healthDocument.id, {
      onDelete: 'set null',
    }),
    /** A doctor's decision about that document; the audit trail has the doctor. */
    prescriptionDecision: text('prescription_decision', { enum: ['released', 'refused'] }),
    /** Reason of a refusal, for the patient. */
    prescriptionReason: text('prescription_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_line_prescription_decision', sql`${table.prescriptionDecision} in ('released', 'refused')`),
  ],
);

/** A status change of an order: when, and by whom. */
export const orderEvent = pgTable(
  'order_event',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => medicineOrder.id, { onDelete: 'cascade' }),
    status: text(status).notNull(),
    at: instant('at').notNull(),
    /** The reason given with a cancellation. */
    reason: text(),
    /** Without foreign key, so that it outlives the account. */
    actorId: uuid('actor_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.status] })],
);

/** A row of the order table. */
export type OrderRow = typeof medicineOrder.$inferSelect;
