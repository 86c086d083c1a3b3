import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { reminderDelivery } from '../db/schema.ts';

/** Outcome of an account's last message on each channel. */
export type DeliveryRow = typeof reminderDelivery.$inferSelect;

/** Outcome of one message: delivered, or the reason of the failure. */
export interface DeliveryOutcome extends Pick<DeliveryRow, 'ownerId' | 'channel'> {
  at: Date;
  failure?: NonNullable<DeliveryRow['failure']>;
}

/** Stores the outcome of a message. A failure keeps the time of the last delivery. */
export async function storeDelivery(
  db: Database,
  { ownerId, channel, at, failure }: DeliveryOutcome,
): Promise<void> {
  const outcome = failure ? { failedAt: at, failure } : { deliveredAt: at, failedAt: null, failure: null };
  await db
    .insert(reminderDelivery)
    .values({ ownerId, channel, ...outcome })
    .onConflictDoUpdate({ target: [reminderDelivery.ownerId, reminderDelivery.channel], set: outcome });
}

/** Returns the last outcome of each channel with a message. */
export async function deliveriesOf(
  db: Database,
  { accountId }: { accountId: string },
): Promise<DeliveryRow[]> {
  return await db.select().from(reminderDelivery).where(eq(reminderDelivery.ownerId, accountId));
}
