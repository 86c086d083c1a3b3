import { addMs, dayMs } from '@vitalane/time';
import { lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mailOutbox } from '../db/schema.ts';
import { storeDelivery } from '../deliveries/deliveries.ts';
import { type Channel, deliverWaiting } from '../deliveries/outbox.ts';
import type { Mail } from './mail.ts';

/** Delivers one mail. Rejects on failure. */
export type Transport = (mail: Mail) => Promise<void>;

/** Lifetime of a mail: older codes and links have expired. */
const lifetimeMs = dayMs;

/** Transport and clock of the delivery. */
export interface MailOptions {
  transport: Transport;
  now: () => Date;
}

/** Delivers the due mails. Returns the number of failed attempts. */
export async function deliverMails(db: Database, options: MailOptions): Promise<number> {
  return await deliverWaiting(db, mailChannel(options), options.now);
}

function mailChannel({ transport, now }: MailOptions): Channel<typeof mailOutbox.$inferSelect> {
  return {
    kind: 'mail',
    table: mailOutbox,
    expiresAt: ({ sentAt }) => addMs(sentAt, lifetimeMs),
    async deliver(db, { recipient: to, subject, text, html, reminderOf: ownerId }) {
      const isDelivered = await succeeds(transport({ to, subject, text, html }));
      const failure = isDelivered ? {} : ({ failure: 'not_accepted' } as const);
      if (ownerId) await storeDelivery(db, { ownerId, channel: 'mail', at: now(), ...failure });
      return isDelivered;
    },
  };
}

/** Removes mails older than a week. Scheduled only without a mail server. */
export async function deleteOldMails(db: Database, now: Date): Promise<void> {
  const weekMs = 7 * dayMs;
  await db.delete(mailOutbox).where(lte(mailOutbox.sentAt, addMs(now, -weekMs)));
}

async function succeeds(delivery: Promise<void>): Promise<boolean> {
  return await delivery.then(
    () => true,
    () => false,
  );
}
