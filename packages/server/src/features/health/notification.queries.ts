import type { Notification } from '@vitalane/contract';
import { and } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownedBy } from '../../db/ownership.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { notification } from '../../db/schema.ts';
import type { Caller } from '../../identity/caller.ts';

const order = { at: notification.createdAt, id: notification.id };

/** One page of the caller's notifications, newest first. */
export async function listNotifications(
  db: Database,
  caller: Caller,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<Notification>> {
  const rows = await db
    .select()
    .from(notification)
    .where(and(ownedBy(notification, caller), after(order, cursor)))
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  return toPage(rows, limit, {
    key: (row) => ({ at: row.createdAt, id: row.id }),
    item: ({ id, title, body, createdAt }) => ({ id, title, body, createdAt: createdAt.toISOString() }),
  });
}
