import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '../columns.ts';

/** Where a patient's orders go. */
export const address = pgTable(
  'address',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    /** Block and street. */
    address: text().notNull(),
    /** Empty when there is none. */
    unitNumber: text('unit_number').notNull(),
    postalCode: text('postal_code').notNull(),
    country: text().notNull(),
    /** At most one of a patient's: the one that is chosen for the next order. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('address_page').on(table.ownerId, table.createdAt, table.id)],
);
