import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { mailOutbox } from '../db/schema.ts';

/** A mail to one person, in plain text and in HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Writes mails. Give it the call's database: a mail then goes out exactly when its transaction holds. */
export interface Mailer {
  /** `reminderOf` is the account whose reminder it is, so that its outcome can be told. */
  send(db: Database, mail: Mail, about?: { reminderOf: string }): Promise<void>;
}

/** Makes a {@link Mailer} that puts mails into the outbox; see `delivery.ts` for how they leave it. */
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
