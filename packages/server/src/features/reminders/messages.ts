import { randomUUID } from 'node:crypto';
import { addMs } from '@vitalane/time';
import { eq } from 'drizzle-orm';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { account, notification, pushOutbox, pushSubscription } from '../../db/schema.ts';
import { storeDelivery } from '../../deliveries/deliveries.ts';
import { reminderMail } from '../../mail/copy.ts';
import type { Mailer } from '../../mail/mail.ts';
import type { ReminderWords } from './reminders.copy.ts';
import { pushLifetimeMs } from './reminders.rules.ts';

/** Recipient and time of a reminder. */
export interface Recipient {
  ownerId: string;
  now: Date;
  /** Sends a mail as well, if present. */
  mailer?: Mailer | undefined;
}

/** Adds a reminder under the bell and, with a mail server, sends a mail that names no medicine. */
export async function addNotification(
  tx: Database,
  { ownerId, now, mailer }: Recipient,
  words: ReminderWords,
): Promise<void> {
  await tx.insert(notification).values({ id: randomUUID(), ownerId, ...words, createdAt: now });
  await storeDelivery(tx, { ownerId, channel: 'bell', at: now });
  if (!mailer) return;
  const [owner] = await tx.select({ email: account.email }).from(account).where(eq(account.id, ownerId));
  if (owner) await mailer.send(tx, reminderMail(owner.email), { reminderOf: ownerId });
}

/** Message for a browser. It replaces the previous message with the same tag. */
type BrowserMessage = ReminderWords & {
  tag: string;
  /** Key for an answer to the reminder. */
  key?: string;
  /** Page to open. Defaults to the medicines. */
  path?: string;
  /** Lifetime of the message. Defaults to that of a reminder. */
  lifetimeMs?: number;
};

/** Queues one message for each of the account's browsers. */
export async function pushToBrowsers(
  tx: Database,
  { ownerId, now }: Recipient,
  { lifetimeMs = pushLifetimeMs, ...message }: BrowserMessage,
): Promise<void> {
  const browsers = await tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(ownedBy(pushSubscription, { accountId: ownerId }));
  if (browsers.length === 0) return;
  const payload = JSON.stringify(message);
  const expiresAt = addMs(now, lifetimeMs);
  await tx
    .insert(pushOutbox)
    .values(
      browsers.map(({ id }) => ({ id: randomUUID(), subscriptionId: id, payload, expiresAt, tryAfter: now })),
    );
}
