import { uuid } from 'drizzle-orm/pg-core';
import { account } from './tables/account.ts';

export { instant } from './instant.ts';

/** The person a row belongs to; it goes when they go. */
export function owner() {
  return uuid('owner_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });
}
