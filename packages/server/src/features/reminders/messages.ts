import { randomUUID } from 'node:crypto';
import { addMs } from '@vitalane/time';
import { eq } from 'drizzle-orm';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
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

/** What a browser shows. A message takes the place of the last one with the same tag. */
type BrowserMessage = ReminderWords & {
  tag: string;
  /** With which a reminder can be answered. */
  key?: string;
  /** The page that a press leads to, the medicines when absent. */
  path?: string;
  /** How long it is worth delivering; as long as a reminder when absent. */
  usefulMs?: number;
};

/** Queues one message for each browser of the person. */
export async function pushToBrowsers(
  tx: Database,
  { ownerId, now }: Recipient,
  { usefulMs = pushUsefulMs, ...message }: BrowserMessage,
): Promise<void> {
  const browsers = await tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(ownedBy(pushSubscription, { accountId: ownerId }));
  if (browsers.length === 0) return;
  const payload = JSON.stringify(message);
  const expiresAt = addMs(now, usefulMs);
  await tx
    .insert(pushOutbox)
    .values(
      browsers.map(({ id }) => ({ id: randomUUID(), subscriptionId: id, payload, expiresAt, tryAfter: now })),
    );
}
