import { randomUUID } from 'node:crypto';
import type { NewPushSubscription, PushSubscription } from '@vitalane/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { pushSubscription } from '../../db/schema.ts';

/**
 * Sends the caller's reminders to a browser. A browser that is known already keeps its subscription; one that somebody
 * else used before gets a new one, so that it shows nobody else's reminders.
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

/** Ends one of the caller's subscriptions; says whether there was one. */
export async function deletePushSubscription(db: Database, caller: Caller, id: string): Promise<boolean> {
  const deleted = await db
    .delete(pushSubscription)
    .where(and(ownedBy(pushSubscription, caller), eq(pushSubscription.id, id)))
    .returning({ id: pushSubscription.id });
  return deleted.length > 0;
}
