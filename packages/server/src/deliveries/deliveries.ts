import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { reminderDelivery } from '../db/schema.ts';

/** What became of the last message of a person on each way that reminders go. */
export type DeliveryRow = typeof reminderDelivery.$inferSelect;

/** The outcome of one message: delivered, or why not. */
export interface DeliveryOutcome extends Pick<DeliveryRow, 'ownerId' | 'channel'> {
  at: Date;
  failure?: NonNullable<DeliveryRow['failure']>;
}

/** Notes the outcome of a message; of a failure besides, when one last got through stays known. */
export async function noteDelivery(
  db: Database,
  { ownerId, channel, at, failure }: DeliveryOutcome,
): Promise<void> {
  const outcome = failure ? { failedAt: at, failure } : { deliveredAt: at, failedAt: null, failure: null };
  await db
    .insert(reminderDelivery)
    .values({ ownerId, channel, ...outcome })
    .onConflictDoUpdate({ target: [reminderDelivery.ownerId, reminderDelivery.channel], set: outcome });
}

/** Returns the last outcome of each channel that has had a message. */
export async function deliveriesOf(
  db: Database,
  { accountId }: { accountId: string },
): Promise<DeliveryRow[]> {
  return await db.select().from(reminderDelivery).where(eq(reminderDelivery.ownerId, accountId));
}
