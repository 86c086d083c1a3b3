import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownedBy } from '../../db/ownership.ts';
import { account, notification, pushOutbox, pushSubscription } from '../../db/schema.ts';
import { noteDelivery } from '../../deliveries/deliveries.ts';
import { reminderMail } from '../../mail/copy.ts';
import type { Mailer } from '../../mail/mail.ts';
import type { ReminderWords } from './reminders.copy.ts';
import { pushUsefulMs } from './reminders.rules.ts';

/** Whom a reminder is for, and when. */
export interface Recipient {
  ownerId: string;
  now: Date;
  /** Sends a mail besides, where there is a mail server. */
  mailer?: Mailer | undefined;
}

/** Puts a reminder under the bell and, where there is a mail server, into a mail that names no medicine. */
export async function noteUnderBell(
  tx: Database,
  { ownerId, now, mailer }: Recipient,
  words: ReminderWords,
): Promise<void> {
  await tx.insert(notification).values({ id: randomUUID(), ownerId, ...words, createdAt: now });
  await noteDelivery(tx, { ownerId, channel: 'bell', at: now });
  if (!mailer) return;
  const [owner] = await tx.select({ email: account.email }).from(account).where(eq(account.id, ownerId));
  if (owner) await mailer.send(tx, reminderMail(owner.email), { reminderOf: ownerId });
}

/** One message for each browser of the person. A message takes the place of the last one with the same tag. */
export async function pushToBrowsers(
  tx: Database,
  { ownerId, now }: Recipient,
  message: ReminderWords & { tag: string; key?: string },
): Promise<void> {
  const browsers = await tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(ownedBy(pushSubscription, { accountId: ownerId }));
  if (browsers.length === 0) return;
  const payload = JSON.stringify(message);
  const expiresAt = new Date(now.getTime() + pushUsefulMs);
  await tx
    .insert(pushOutbox)
    .values(
      browsers.map(({ id }) => ({ id: randomUUID(), subscriptionId: id, payload, expiresAt, tryAfter: now })),
    );
}
