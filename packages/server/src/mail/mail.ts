import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { mailOutbox } from '../db/schema.ts';

/** A mail to one recipient, in plain text and in HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Queues mails. Requires the call's database, so that a mail is sent only if its transaction commits. */
export interface Mailer {
  /** Queues a mail. `reminderOf` is the account of a reminder, for its delivery outcome. */
  send(db: Database, mail: Mail, about?: { reminderOf: string }): Promise<void>;
}

/** Creates a {@link Mailer} that adds mails to the outbox; `delivery.ts` sends them. */
export function createMailer(now: () => Date): Mailer {
  return {
    async send(db, { to, ...mail }, about) {
      const sentAt = now();
      await db
        .insert(mailOutbox)
        .values({ id: randomUUID(), recipient: to, ...mail, ...about, sentAt, tryAfter: sentAt });
    },
  };
}
