import type { Notification } from '@vitalane/contract';
import { and } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { anyCaller, ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { anyPage, newestFirst, type Page, pageValues, toPage } from '../../db/pages.ts';
import { prepared } from '../../db/prepared.ts';
import { notification } from '../../db/schema.ts';

const order = { at: notification.createdAt, id: notification.id };

const pageOfNotifications = prepared((db) =>
  db
    .select()
    .from(notification)
    .where(and(ownedBy(notification, anyCaller), anyPage.after(order)))
    .orderBy(...newestFirst(order))
    .limit(anyPage.limit)
    .prepare('page_of_notifications'),
);

/** Returns one page of the caller's notifications, newest first. */
export async function listNotifications(
  db: Database,
  caller: Caller,
  page: { limit: number; cursor?: string },
): Promise<Page<Notification>> {
  const rows = await pageOfNotifications(db).execute({ accountId: caller.accountId, ...pageValues(page) });
  return toPage(rows, page.limit, {
    key: (row) => ({ at: row.createdAt, id: row.id }),
    item: ({ id, title, body, createdAt }) => ({ id, title, body, createdAt: createdAt.toISOString() }),
  });
}
