import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';

/** Delivery address of a patient's orders. */
export const address = pgTable(
  'address',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    /** Block and street. */
    address: text().notNull(),
    /** Empty without a unit number. */
    unitNumber: text('unit_number').notNull(),
    postalCode: text('postal_code').notNull(),
    country: text().notNull(),
    /** Whether the address is preselected for the next order; at most one for each patient. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('address_page').on(table.ownerId, table.createdAt, table.id)],
);
