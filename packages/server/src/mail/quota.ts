import { randomUUID } from 'node:crypto';
import { addMs, hourMs, msBetween, secondMs } from '@vitalane/time';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mailSending } from '../db/schema.ts';

const mailsPerHour = 3;

/**
 * Counts a mail that somebody asked for against its mailbox, given as a keyed hash. Returns null, or the seconds to wait
 * when the mailbox has had three within the hour. Mails that nobody asked for are not counted.
 */
export async function countMail(db: Database, mailbox: string, now: Date): Promise<number | null> {
  return await db.transaction(async (tx) => {
    // Of requests at the same moment for one mailbox, each sees the mails of those before it.
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

/** Forgets what no longer counts. */
export async function forgetOldSendings(db: Database, now: Date): Promise<void> {
  await db.delete(mailSending).where(lte(mailSending.sentAt, addMs(now, -hourMs)));
}
