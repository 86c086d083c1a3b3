import { createHash, randomBytes } from 'node:crypto';
import { addMs, msBetween } from '@vitalane/time';
import { and, asc, eq, lte, notExists, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { reminder, userMedication } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mail.ts';
import type { MedicationRow } from '../../medicines/medicines.queries.ts';
import { armDoses, armStock, type ReminderRow, rearm } from '../../medicines/reminders.queries.ts';
import { supplyAdvice } from '../medications/supply.ts';
import { noteUnderBell, pushToBrowsers, type Recipient } from './messages.ts';
import { doseWords, stockWords } from './reminders.copy.ts';
import { mostNotices, repeatAfterMs, stillUsefulMs, stockPauseDays } from './reminders.rules.ts';

/** What announcing needs besides the database. */
export interface AnnounceOptions {
  now: () => Date;
  /** Sends a mail with each first notice, where there is a mail server. */
  mailer?: Mailer;
}

/** A reminder that is due, its medicine, and the moment. */
interface Due {
  row: ReminderRow;
  medicine: MedicationRow;
  now: Date;
  mailer?: Mailer;
}

/**
 * Sends every reminder that is due, each in its own transaction. Its notice, its messages and the next
 * reminder exist together or not at all. So any number of processes may run this at once, and any may die.
 * Says how many were due.
 */
export async function announceDue(db: Database, options: AnnounceOptions): Promise<number> {
  let count = 0;
  while (await announceNext(db, options)) count += 1;
  return count;
}

async function announceNext(db: Database, { now, mailer }: AnnounceOptions): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const at = now();
    // Both rows are held, and one that somebody holds is left to them: whoever changes reminders holds the medicine.
    const [due] = await tx
      .select({ row: reminder, medicine: userMedication })
      .from(reminder)
      .innerJoin(userMedication, eq(userMedication.id, reminder.medicationId))
      .where(lte(reminder.nextAt, at))
      .orderBy(asc(reminder.nextAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    await announcers[due.row.kind](tx, { ...due, now: at, ...(mailer && { mailer }) });
    return true;
  });
}

const announcers = { dose: announceDose, stock: announceStock };

async function announceDose(tx: Database, due: Due): Promise<void> {
  const { row, medicine, now } = due;
  const isFirst = row.noticeCount === 0;
  const isUseful = medicine.reminder && msBetween(row.dueAt, now) < stillUsefulMs;
  if (isUseful) await say(tx, due);
  else await tx.update(reminder).set({ status: 'open', nextAt: null }).where(eq(reminder.id, row.id));
  if (!isFirst) return;
  // After a long standstill the doses that nobody can use any more are passed over.
  const passedMs = Math.max(0, msBetween(row.dueAt, now) - stillUsefulMs);
  await armDoses(tx, medicine, addMs(row.dueAt, passedMs));
}

async function say(tx: Database, due: Due): Promise<void> {
  const { row, medicine, now } = due;
  const key = randomBytes(32).toString('base64url');
  const noticeCount = row.noticeCount + 1;
  await tx
    .update(reminder)
    .set({
      status: 'open',
      noticeCount,
      nextAt: noticeCount < mostNotices ? addMs(now, repeatAfterMs) : null,
      snoozedUntil: null,
      answerKeyHash: createHash('sha256').update(key).digest('base64url'),
    })
    .where(eq(reminder.id, row.id));
  const words = doseWords(medicine, row);
  // A repeated reminder rings again; it is the same line under the bell.
  if (noticeCount === 1) await noteUnderBell(tx, recipientOf(due), words);
  await pushToBrowsers(tx, recipientOf(due), { ...words, tag: row.id, key });
}

async function announceStock(tx: Database, due: Due): Promise<void> {
  const { row, medicine, now } = due;
  await tx.delete(reminder).where(eq(reminder.id, row.id));
  if (!medicine.regularly) return;
  const advice = supplyAdvice(medicine, now);
  if (advice) {
    const words = stockWords(medicine, advice);
    await noteUnderBell(tx, recipientOf(due), words);
    await pushToBrowsers(tx, recipientOf(due), { ...words, tag: row.id });
  }
  await armStock(tx, medicine, { now, days: advice ? stockPauseDays : 1 });
}

function recipientOf({ row: { ownerId }, now, mailer }: Due): Recipient {
  return { ownerId, now, mailer };
}

/** Puts reminders into the table for medicines that have none to come, such as those of before there were reminders. */
export async function armMissing(db: Database, now: Date): Promise<void> {
  const waiting = db
    .select({ id: reminder.id })
    .from(reminder)
    .where(and(eq(reminder.medicationId, userMedication.id), eq(reminder.status, 'waiting')));
  const missing = await db
    .select()
    .from(userMedication)
    .where(and(or(userMedication.regularly, userMedication.reminder), notExists(waiting)));
  for (const medicine of missing) await db.transaction((tx) => rearm(tx, medicine, now));
}
