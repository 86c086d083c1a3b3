import { uuid } from 'drizzle-orm/pg-core';
import { account } from './tables/account.ts';

export { instant } from './instant.ts';

/** Defines the column of the account that owns a row. The row is deleted with the account. */
export function owner() {
  return uuid('owner_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });
}
