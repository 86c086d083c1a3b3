import { randomUUID } from 'node:crypto';
import { addMs, minuteMs } from '@vitalane/time';
import { eq } from 'drizzle-orm';
import { ownedBy } from '../authorisation/ownership.ts';
import type { Database } from '../db/database.ts';
import { account, notification, pushOutbox, pushSubscription } from '../db/schema.ts';
import { storeDelivery } from '../deliveries/deliveries.ts';
import { reminderMail } from '../mail/copy.ts';
import type { Mailer } from '../mail/mail.ts';
import type { AppPage } from './appPages.ts';

/** Text of an entry under the bell and of a push message. */
export interface NotificationWords {
  title: string;
  body: string;
}

/** Lifetime of a push message, unless it has its own. */
const defaultLifetimeMs = 30 * minuteMs;

/** Recipient and time of a notification. */
export interface Recipient {
  ownerId: string;
  now: Date;
  /** Sends a mail as well, if present. */
  mailer?: Mailer | undefined;
}

/** Adds an entry under the bell and, with a mail server, sends a mail that names no medicine. */
export async function addNotification(
  tx: Database,
  { ownerId, now, mailer }: Recipient,
  words: NotificationWords,
): Promise<void> {
  await tx.insert(notification).values({ id: randomUUID(), ownerId, ...words, createdAt: now });
  await storeDelivery(tx, { ownerId, channel: 'bell', at: now });
  if (!mailer) return;
  const [owner] = await tx.select({ email: account.email }).from(account).where(eq(account.id, ownerId));
  if (owner) await mailer.send(tx, reminderMail(owner.email), { reminderOf: ownerId });
}

/** Message for a browser. It replaces the previous message with the same tag. */
type BrowserMessage = NotificationWords & {
  tag: string;
  /** Key for an answer to the reminder. */
  key?: string;
  /** Page to open. */
  path: AppPage;
  /** Lifetime of the message. */
  lifetimeMs?: number;
};

/** Queues one message for each of the account's browsers. */
export async function pushToBrowsers(
  tx: Database,
  { ownerId, now }: Recipient,
  { lifetimeMs = defaultLifetimeMs, ...message }: BrowserMessage,
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
