import { createHash, randomBytes } from 'node:crypto';
import { addMs, msBetween } from '@vitalane/time';
import { and, asc, eq, lte, notExists, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type MedicationRow, reminder, userMedication } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mail.ts';
import {
  type ReminderRow,
  reschedule,
  scheduleDoses,
  scheduleStockReminder,
} from '../../medicines/reminders.queries.ts';
import { appPages } from '../../notifications/appPages.ts';
import { addNotification, pushToBrowsers, type Recipient } from '../../notifications/messages.ts';
import { supplyAdvice } from '../medications/supply.ts';
import { doseWords, stockWords } from './reminders.copy.ts';
import { maxDelayMs, maxNotices, repeatAfterMs, stockPauseDays } from './reminders.rules.ts';

/** Options of `announceDue`. */
export interface AnnounceOptions {
  now: () => Date;
  /** Sends a mail with each first notice, if present. */
  mailer?: Mailer;
}

/** A due reminder, its medicine, and the current time. */
interface Due {
  row: ReminderRow;
  medicine: MedicationRow;
  now: Date;
  mailer?: Mailer;
}

/**
 * Sends every due reminder in its own transaction, which contains its notice, its messages and the next
 * reminder. So any number of processes may run this concurrently, and any may die. Returns the number of due
 * reminders.
 */
export async function announceDue(db: Database, options: AnnounceOptions): Promise<number> {
  let count = 0;
  while (await announceNext(db, options)) count += 1;
  return count;
}

async function announceNext(db: Database, { now, mailer }: AnnounceOptions): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const at = now();
    // Locks both rows and skips locked ones: code that changes reminders locks the medicine.
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
  const isUseful = medicine.reminder && msBetween(row.dueAt, now) < maxDelayMs;
  if (isUseful) await sendNotice(tx, due);
  else await tx.update(reminder).set({ status: 'open', nextAt: null }).where(eq(reminder.id, row.id));
  if (!isFirst) return;
  // After a long downtime, skips the doses that are no longer useful.
  const passedMs = Math.max(0, msBetween(row.dueAt, now) - maxDelayMs);
  await scheduleDoses(tx, medicine, addMs(row.dueAt, passedMs));
}

async function sendNotice(tx: Database, due: Due): Promise<void> {
  const { row, medicine, now } = due;
  const key = randomBytes(32).toString('base64url');
  const noticeCount = row.noticeCount + 1;
  await tx
    .update(reminder)
    .set({
      status: 'open',
      noticeCount,
      nextAt: noticeCount < maxNotices ? addMs(now, repeatAfterMs) : null,
      snoozedUntil: null,
      answerKeyHash: createHash('sha256').update(key).digest('base64url'),
    })
    .where(eq(reminder.id, row.id));
  const words = doseWords(medicine, row);
  // A repeated reminder sends a push again but keeps its line under the bell.
  if (noticeCount === 1) await addNotification(tx, recipientOf(due), words);
  await pushToBrowsers(tx, recipientOf(due), { ...words, tag: row.id, key, path: appPages.medicines });
}

async function announceStock(tx: Database, due: Due): Promise<void> {
  const { row, medicine, now } = due;
  await tx.delete(reminder).where(eq(reminder.id, row.id));
  if (!medicine.regularly) return;
  const advice = supplyAdvice(medicine, now);
  if (advice) {
    const words = stockWords(medicine, advice);
    await addNotification(tx, recipientOf(due), words);
    await pushToBrowsers(tx, recipientOf(due), { ...words, tag: row.id, path: appPages.medicines });
  }
  await scheduleStockReminder(tx, medicine, { now, days: advice ? stockPauseDays : 1 });
}

function recipientOf({ row: { ownerId }, now, mailer }: Due): Recipient {
  return { ownerId, now, mailer };
}

/** Schedules reminders for medicines that have none, such as those from before reminders existed. */
export async function scheduleMissing(db: Database, now: Date): Promise<void> {
  const waiting = db
    .select({ id: reminder.id })
    .from(reminder)
    .where(and(eq(reminder.medicationId, userMedication.id), eq(reminder.status, 'waiting')));
  const missing = await db
    .select()
    .from(userMedication)
    .where(and(or(userMedication.regularly, userMedication.reminder), notExists(waiting)));
  for (const medicine of missing) await db.transaction((tx) => reschedule(tx, medicine, now));
}
