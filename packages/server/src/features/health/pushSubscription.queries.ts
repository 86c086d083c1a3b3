import { randomUUID } from 'node:crypto';
import type { NewPushSubscription, PushSubscription } from '@vitalane/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { pushSubscription } from '../../db/schema.ts';

/**
 * Subscribes a browser to the caller's reminders. A known browser keeps its subscription. A browser of another
 * account gets a new subscription, so that it shows no reminders of that account.
 */
export async function addPushSubscription(
  db: Database,
  caller: Caller,
  { endpoint, keys, createdAt }: NewPushSubscription & { createdAt: Date },
): Promise<PushSubscription> {
  const row = { id: randomUUID(), ownerId: caller.accountId, endpoint, ...keys, createdAt };
  const isSame = sql`${pushSubscription.ownerId} = excluded.owner_id`;
  const [stored] = await db
    .insert(pushSubscription)
    .values(row)
    .onConflictDoUpdate({
      target: pushSubscription.endpoint,
      set: {
        id: sql`case when ${isSame} then ${pushSubscription.id} else excluded.id end`,
        createdAt: sql`case when ${isSame} then ${pushSubscription.createdAt} else excluded.created_at end`,
        ownerId: sql`excluded.owner_id`,
        p256dh: sql`excluded.p256dh`,
        auth: sql`excluded.auth`,
      },
    })
    .returning();
  const { id, createdAt: since } = stored ?? row;
  return { uuid: id, createdAt: since.toISOString() };
}

/** Deletes one of the caller's subscriptions. Returns whether it existed. */
export async function deletePushSubscription(db: Database, caller: Caller, id: string): Promise<boolean> {
  const deleted = await db
    .delete(pushSubscription)
    .where(and(ownedBy(pushSubscription, caller), eq(pushSubscription.id, id)))
    .returning({ id: pushSubscription.id });
  return deleted.length > 0;
}
