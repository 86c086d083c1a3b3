import { randomUUID } from 'node:crypto';
import { addDays, toCivil, toInstant } from '@vitalane/time';
import { and, between, eq, gte, isNotNull, ne } from 'drizzle-orm';
import type { Caller } from '../authorisation/caller.ts';
import { ownedBy } from '../authorisation/ownership.ts';
import type { Database } from '../db/database.ts';
import { dose, type MedicationRow, reminder } from '../db/schema.ts';
import { nextOccurrences, type Occurrence } from './occurrences.ts';

/** A row of the reminder table. */
export type ReminderRow = typeof reminder.$inferSelect;

/** Local time of the stock check, early enough to order on the same day. */
const stockTime = '09:00';

/** Maximum number of doses answered in advance. */
const maxAnsweredAhead = 50;

/** Schedules the next dose reminders of a medicine after an instant: the first unanswered ones. */
export async function scheduleDoses(db: Database, medicine: MedicationRow, after: Date): Promise<void> {
  if (!medicine.reminder) return;
  const isAnswered = await answeredSince(db, medicine, addDays(toCivil(after, medicine.timeZone).date, -1));
  let from = after;
  for (let step = 0; step < maxAnsweredAhead; step += 1) {
    const next = nextOccurrences(medicine, from);
    if (!next[0]) return;
    const rows = next.filter((one) => !isAnswered(one)).map((one) => toRow(medicine, 'dose', one));
    if (rows.length > 0 && (await addReminders(db, medicine, rows))) return;
    from = next[0].dueAt;
  }
}

/** Returns whether reminders are waiting at their time, after adding the missing ones. */
async function addReminders(
  db: Database,
  medicine: MedicationRow,
  rows: readonly ReminderRow[],
): Promise<boolean> {
  const added = await db
    .insert(reminder)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: reminder.id });
  return added.length > 0 || (rows[0] !== undefined && (await isWaitingAt(db, medicine, rows[0].dueAt)));
}

async function answeredSince(
  db: Database,
  { id, ownerId }: MedicationRow,
  date: string,
): Promise<(occurrence: Occurrence) => boolean> {
  const isOwn = and(ownedBy(dose, { accountId: ownerId }), eq(dose.medicationId, id));
  const rows = await db
    .select({ date: dose.date, slot: dose.slot })
    .from(dose)
    .where(and(isOwn, gte(dose.date, date), ne(dose.status, 'open')));
  return (occurrence) => rows.some((row) => row.date === occurrence.date && row.slot === occurrence.time);
}

async function isWaitingAt(db: Database, medicine: MedicationRow, dueAt: Date): Promise<boolean> {
  const isWaiting = and(eq(reminder.status, 'waiting'), eq(reminder.dueAt, dueAt));
  const found = await db
    .select({ id: reminder.id })
    .from(reminder)
    .where(and(eq(reminder.medicationId, medicine.id), eq(reminder.kind, 'dose'), isWaiting));
  return found.length > 0;
}

/** Schedules the next stock check: on a morning at least `days` days from now. */
export async function scheduleStockReminder(
  db: Database,
  medicine: MedicationRow,
  { now, days }: { now: Date; days: number },
): Promise<void> {
  const from = addDays(toCivil(now, medicine.timeZone).date, days);
  const morning = (date: string) => ({
    date,
    time: stockTime,
    dueAt: toInstant(date, stockTime, medicine.timeZone),
  });
  const first = morning(from);
  const row = toRow(medicine, 'stock', first.dueAt > now ? first : morning(addDays(from, 1)));
  await db.insert(reminder).values(row).onConflictDoNothing();
}

/** Updates the reminders of a medicine after it was added or changed. Answered ones stay unchanged. */
export async function reschedule(db: Database, medicine: MedicationRow, now: Date): Promise<void> {
  const own = eq(reminder.medicationId, medicine.id);
  await db.delete(reminder).where(and(own, eq(reminder.status, 'waiting')));
  // Announced reminders are not repeated, because their time may no longer exist.
  await db
    .update(reminder)
    .set({ nextAt: null })
    .where(and(own, eq(reminder.status, 'open')));
  await scheduleDoses(db, medicine, now);
  if (medicine.regularly) await scheduleStockReminder(db, medicine, { now, days: 0 });
}

function toRow(
  { id: medicationId, ownerId }: MedicationRow,
  kind: ReminderRow['kind'],
  occurrence: Occurrence,
): ReminderRow {
  return {
    id: randomUUID(),
    ownerId,
    medicationId,
    kind,
    ...occurrence,
    status: 'waiting',
    nextAt: occurrence.dueAt,
    noticeCount: 0,
    snoozedUntil: null,
    answerKeyHash: null,
  };
}

/** Returns the caller's postponed reminders of the doses from one day to another, both included. */
export async function snoozedBetween(
  db: Database,
  caller: Pick<Caller, 'accountId'>,
  { from, to }: { from: string; to: string },
): Promise<ReminderRow[]> {
  const isSnoozed = and(eq(reminder.kind, 'dose'), isNotNull(reminder.snoozedUntil));
  return await db
    .select()
    .from(reminder)
    .where(and(ownedBy(reminder, caller), isSnoozed, between(reminder.date, from, to)));
}

/** Postpones the reminder of a dose. */
export async function snooze(
  tx: Database,
  medicine: MedicationRow,
  { occurrence, until, now }: { occurrence: Occurrence; until: Date; now: Date },
): Promise<void> {
  const change = { status: 'open' as const, nextAt: until, snoozedUntil: until };
  await tx
    .insert(reminder)
    .values({ ...toRow(medicine, 'dose', occurrence), ...change })
    .onConflictDoUpdate({
      target: [reminder.medicationId, reminder.kind, reminder.date, reminder.time],
      set: change,
    });
  await scheduleDoses(tx, medicine, occurrence.dueAt > now ? occurrence.dueAt : now);
}

/** Ends the reminder of an answered dose, and schedules the next one. */
export async function endReminder(
  tx: Database,
  medicine: MedicationRow,
  { date, slot, now }: { date: string; slot: string; now: Date },
): Promise<void> {
  const isThat = and(eq(reminder.kind, 'dose'), eq(reminder.date, date), eq(reminder.time, slot));
  const isOwn = and(
    ownedBy(reminder, { accountId: medicine.ownerId }),
    eq(reminder.medicationId, medicine.id),
  );
  await tx.delete(reminder).where(and(isOwn, isThat));
  await scheduleDoses(tx, medicine, now);
}
