import { randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '@vitalane/time';
import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deadLetter, type mailOutbox, type pushOutbox } from '../db/schema.ts';

/** Fields of every queued message. */
interface Waiting {
  id: string;
  attempts: number;
}

/** A channel of delivery, and its outbox table. */
export interface Channel<Message extends Waiting> {
  /** Name in metrics and dead letters. */
  kind: 'mail' | 'push';
  table: typeof mailOutbox | typeof pushOutbox;
  /** Returns the time after which a message is useless. */
  expiresAt(message: Message): Date;
  /** Delivers a message. Returns false when a later attempt may succeed. */
  deliver(db: Database, message: Message): Promise<boolean>;
}

/**
 * Pause after the first attempt, longer than the timeout of any transport. It doubles with each further
 * attempt.
 */
const firstPauseMs = minuteMs;
const longestPauseMs = hourMs;

/**
 * Delivers the due messages of one channel, oldest first. Any number of processes may do this concurrently: one
 * claims each message, and another claims it after the pause if that process dies. A failed message is retried
 * until it expires and becomes a dead letter. Returns the number of failed attempts.
 */
export async function deliverWaiting<Message extends Waiting>(
  db: Database,
  channel: Channel<Message>,
  now: () => Date,
): Promise<number> {
  let failed = 0;
  const next = () => claim(db, channel, now());
  for (let message = await next(); message; message = await next()) {
    if (channel.expiresAt(message) <= now()) await moveToDeadLetters(db, channel, { message, diedAt: now() });
    else if (await channel.deliver(db, message)) await remove(db, channel, message);
    else failed += 1;
  }
  return failed;
}

/** Claims the message that has been due for longest, and increments its attempts. */
async function claim<Message extends Waiting>(
  db: Database,
  channel: Channel<Message>,
  now: Date,
): Promise<Message | undefined> {
  // Both tables have the columns of a claim, but Drizzle cannot build one statement for either.
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

/** Converts an expired message into a dead letter, without text and recipient. */
async function moveToDeadLetters<Message extends Waiting>(
  db: Database,
  channel: Channel<Message>,
  { message, diedAt }: { message: Message; diedAt: Date },
): Promise<void> {
  // Subtracts the attempt that the claim counted.
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
