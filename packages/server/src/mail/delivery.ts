import { addMs, dayMs, msBetween } from '@vitalane/time';
import { asc, eq, inArray, lte } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Database } from '../db/database.ts';
import { mailOutbox } from '../db/schema.ts';
import { noteDelivery } from '../deliveries/deliveries.ts';
import type { Mail } from './mail.ts';

/** Hands one mail to whoever delivers it. Rejects when that did not work. */
export type Transport = (mail: Mail) => Promise<void>;

const smtpTimeoutMs = 10_000;
const retryAfterMs = 60_000;
/** What could not be delivered for so long is of no use to anyone: codes and links have ended. */
const retentionMs = dayMs;

/** Delivers through a mail server, an address such as `smtps://user:password@mail.example:465`. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): Transport {
  const smtp = createTransport(
    { url, connectionTimeout: smtpTimeoutMs, socketTimeout: smtpTimeoutMs, disableFileAccess: true },
    { from },
  );
  return async ({ to, subject, text, html }) => {
    // An address object is one recipient, whatever commas its text holds.
    await smtp.sendMail({ to: { name: '', address: to }, subject, text, html });
  };
}

/**
 * Delivers what waits in the outbox, oldest first, each mail by one process only; what fails is tried again a minute later.
 * Says how many mails failed.
 */
export async function deliverMails(
  db: Database,
  { transport, now }: { transport: Transport; now: () => Date },
): Promise<number> {
  let failed = 0;
  for (let mail = await claim(db, now()); mail; mail = await claim(db, now())) {
    const isDone = isOutdated(mail, now()) || (await deliver(db, mail, { transport, now }));
    if (isDone) await db.delete(mailOutbox).where(eq(mailOutbox.id, mail.id));
    else failed += 1;
  }
  return failed;
}

type Waiting = typeof mailOutbox.$inferSelect;

const isOutdated = ({ sentAt }: Waiting, now: Date) => msBetween(sentAt, now) > retentionMs;

async function deliver(
  db: Database,
  { recipient: to, subject, text, html, reminderOf: ownerId }: Waiting,
  { transport, now }: { transport: Transport; now: () => Date },
): Promise<boolean> {
  const isDelivered = await succeeds(transport({ to, subject, text, html }));
  const failure = isDelivered ? {} : ({ failure: 'not_accepted' } as const);
  if (ownerId) await noteDelivery(db, { ownerId, channel: 'mail', at: now(), ...failure });
  return isDelivered;
}

/** Removes mails that nobody fetched for a week, where there is no mail server. */
export async function forgetOldMails(db: Database, now: Date): Promise<void> {
  const weekMs = 7 * dayMs;
  await db.delete(mailOutbox).where(lte(mailOutbox.sentAt, addMs(now, -weekMs)));
}

async function claim(db: Database, now: Date): Promise<Waiting | undefined> {
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(lte(mailOutbox.tryAfter, now))
    .orderBy(asc(mailOutbox.sentAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(mailOutbox)
    .set({ tryAfter: addMs(now, retryAfterMs) })
    .where(inArray(mailOutbox.id, next))
    .returning();
  return claimed;
}

async function succeeds(delivery: Promise<void>): Promise<boolean> {
  return await delivery.then(
    () => true,
    () => false,
  );
}
