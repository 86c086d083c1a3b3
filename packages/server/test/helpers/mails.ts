import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { mailOutbox } from '../../src/db/schema.ts';

/** Returns the subjects of the mails to an address, newest first. */
export async function subjectsTo(db: Database, email: string): Promise<string[]> {
  return (await mailsTo(db, email)).map(({ subject }) => subject);
}

/** Returns the code of the newest mail to an address. */
export async function codeFor(db: Database, email: string): Promise<string> {
  return await newestMatch(db, email, /Your code is (\d{6})/);
}

/** Returns the URL in the newest reset mail to an address. */
export async function resetLinkFor(db: Database, email: string): Promise<string> {
  return await newestMatch(db, email, /(https?:\/\/\S+\/reset-password\/\S+)/);
}

async function newestMatch(db: Database, email: string, pattern: RegExp): Promise<string> {
  const found = (await mailsTo(db, email)).map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
  if (!found) throw new Error(`There is no such mail to ${email}`);
  return found;
}

async function mailsTo(db: Database, email: string): Promise<(typeof mailOutbox.$inferSelect)[]> {
  return await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.sentAt), desc(mailOutbox.id));
}
