import { randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '@vitalane/time';
import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deadLetter, type mailOutbox, type pushOutbox } from '../db/schema.ts';

/** What every waiting message has. */
interface Waiting {
  id: string;
  attempts: number;
}

/** One way on which messages leave, and the table in which they wait. */
export interface Channel<Message extends Waiting> {
  /** The name in metrics and dead letters. */
  kind: 'mail' | 'push';
  table: typeof mailOutbox | typeof pushOutbox;
  /** Returns the moment from which a message is of no use to anyone. */
  expiresAt(message: Message): Date;
  /** Hands a message over. Returns false when that failed and may work later. */
  deliver(db: Database, message: Message): Promise<boolean>;
}

/** The pause after the first attempt. It doubles with each further one. Longer than any transport takes. */
const firstPauseMs = minuteMs;
const longestPauseMs = hourMs;

/**
 * Delivers what is due on one channel, oldest first. Any number of processes may do this at once: one claims each message,
 * and when that process dies, another claims it after the pause. A message that fails is retried until it expires; then it
 * becomes a dead letter. Returns how many attempts failed.
 */
export async function deliverWaiting<Message extends Waiting>(
  db: Database,
  channel: Channel<Message>,
  now: () => Date,
): Promise<number> {
  let failed = 0;
  const next = () => claim(db, channel, now());
  for (let message = await next(); message; message = await next()) {
    if (channel.expiresAt(message) <= now()) await bury(db, channel, { message, diedAt: now() });
    else if (await channel.deliver(db, message)) await remove(db, channel, message);
    else failed += 1;
  }
  return failed;
}

/** Takes the message that has been due for longest, and counts an attempt of it. */
async function claim<Message extends Waiting>(
  db: Database,
  channel: Channel<Message>,
  now: Date,
): Promise<Message | undefined> {
  // Both tables have the columns of a claim, but Drizzle does not build one statement for either of them.
  const table = channel.table as typeof mailOutbox;
  const next = db
    .select({ id: table.id })
    .from(table)
    .where(lte(table.tryAfter, now))
    .orderBy(asc(table.tryAfter))
    .limit(1)
    .for('update', { skipLocked: true });
  const pauseMs = sql`least(${firstPauseMs}::bigint * power(2, ${table.attempts}), ${longestPauseMs}::bigint)`;
  const [claimed] = await db
    .update(table)
    .set({
      attempts: sql`${table.attempts} + 1`,
      tryAfter: sql`${now.toISOString()}::timestamptz + ${pauseMs} * interval '1 millisecond'`,
    })
    .where(inArray(table.id, next))
    .returning();
  return claimed as Waiting | undefined as Message | undefined;
}

/** Ends a message that nobody can use any more. Nothing of what it says, or of whom it was for, stays. */
async function bury<Message extends Waiting>(
  db: Database,
  channel: Channel<Message>,
  { message, diedAt }: { message: Message; diedAt: Date },
): Promise<void> {
  // The claim counted an attempt that was not made.
  const attempts = message.attempts - 1;
  await db.transaction(async (tx) => {
    await tx.insert(deadLetter).values({ id: randomUUID(), kind: channel.kind, attempts, diedAt });
    await remove(tx, channel, message);
  });
}

async function remove<Message extends Waiting>(
  db: Database,
  { table }: Channel<Message>,
  { id }: Message,
): Promise<void> {
  await db.delete(table).where(eq(table.id, id));
}
