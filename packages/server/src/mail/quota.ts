import { randomUUID } from 'node:crypto';
import { addMs, hourMs, msBetween, secondMs } from '@vitalane/time';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mailSending } from '../db/schema.ts';

const mailsPerHour = 3;

/**
 * Counts a requested mail for its mailbox, given as a keyed hash. Returns null, or the seconds to wait after
 * three mails within the hour. Mails that nobody requested are not counted.
 */
export async function countMail(db: Database, mailbox: string, now: Date): Promise<number | null> {
  return await db.transaction(async (tx) => {
    // Serialises requests for one mailbox, so that each sees the mails of the previous ones.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`);
    const recent = await tx
      .select({ sentAt: mailSending.sentAt })
      .from(mailSending)
      .where(and(eq(mailSending.mailbox, mailbox), gt(mailSending.sentAt, addMs(now, -hourMs))))
      .orderBy(asc(mailSending.sentAt));
    const oldest = recent.at(-mailsPerHour);
    if (oldest) return Math.max(1, Math.ceil((hourMs - msBetween(oldest.sentAt, now)) / secondMs));
    await tx.insert(mailSending).values({ id: randomUUID(), mailbox, sentAt: now });
    return null;
  });
}

/** Removes expired counts. */
export async function deleteOldSendings(db: Database, now: Date): Promise<void> {
  await db.delete(mailSending).where(lte(mailSending.sentAt, addMs(now, -hourMs)));
}
