import { randomUUID } from 'node:crypto';
import { addDays, toCivil, toInstant } from '@vitalane/time';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Caller } from '../authorisation/caller.ts';
import { ownedBy } from '../authorisation/ownership.ts';
import type { Database } from '../db/database.ts';
import { medicationIntake, reminder, type userMedication } from '../db/schema.ts';
import { nextOccurrences, type Occurrence } from './occurrences.ts';

/** A row of the reminder table. */
export type ReminderRow = typeof reminder.$inferSelect;

type Medicine = typeof userMedication.$inferSelect;

/** Local time of the stock check, early enough to order on the same day. */
const stockTime = '09:00';

/** Maximum number of doses answered in advance. */
const maxAnsweredAhead = 50;

/** Schedules the next dose reminders of a medicine after an instant: the first unanswered ones. */
export async function scheduleDoses(db: Database, medicine: Medicine, after: Date): Promise<void> {
  if (!medicine.reminder) return;
  let from = after;
  for (let step = 0; step < maxAnsweredAhead; step += 1) {
    const next = nextOccurrences(medicine, from);
    if (!next[0]) return;
    const rows = next.map((occurrence) => toRow(medicine, 'dose', occurrence));
    const added = await db.insert(reminder).values(rows).onConflictDoNothing().returning({ id: reminder.id });
    if (added.length > 0 || (await isWaitingAt(db, medicine, next[0].dueAt))) return;
    from = next[0].dueAt;
  }
}

async function isWaitingAt(db: Database, medicine: Medicine, dueAt: Date): Promise<boolean> {
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
  medicine: Medicine,
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
export async function reschedule(db: Database, medicine: Medicine, now: Date): Promise<void> {
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
  { id: medicationId, ownerId }: Medicine,
  kind: ReminderRow['kind'],
  occurrence: Occurrence,
): typeof reminder.$inferInsert {
  return {
    id: randomUUID(),
    ownerId,
    medicationId,
    kind,
    ...occurrence,
    status: 'waiting',
    nextAt: occurrence.dueAt,
    noticeCount: 0,
  };
}

/** Returns the caller's dose reminders of a day, and those of other days that an intake of the day answered. */
export async function remindersOn(db: Database, caller: Caller, date: string): Promise<ReminderRow[]> {
  const takenThatDay = db
    .select({ id: medicationIntake.id })
    .from(medicationIntake)
    .where(and(ownedBy(medicationIntake, caller), eq(medicationIntake.date, date)));
  return await db
    .select()
    .from(reminder)
    .where(
      and(
        ownedBy(reminder, caller),
        eq(reminder.kind, 'dose'),
        or(eq(reminder.date, date), inArray(reminder.intakeId, takenThatDay)),
      ),
    );
}

/** Outcome of a dose. A dose that is reopened before its time is announced at its time. */
export type DoseOutcome = Pick<ReminderRow, 'status'> &
  Partial<Pick<ReminderRow, 'intakeId' | 'nextAt' | 'snoozedUntil'>>;

/** Returns the outcome of an unanswered dose. */
export function openOutcome(dueAt: Date, now: Date): DoseOutcome {
  return dueAt > now ? { status: 'waiting', nextAt: dueAt } : { status: 'open' };
}

/**
 * Stores the outcome of a dose and schedules the next one. It is announced again only if the outcome requires
 * it.
 */
export async function storeDose(
  db: Database,
  medicine: Medicine,
  { dose, outcome, now }: { dose: Occurrence; outcome: DoseOutcome; now: Date },
): Promise<void> {
  const change = { intakeId: null, nextAt: null, snoozedUntil: null, ...outcome };
  await db
    .insert(reminder)
    .values({ ...toRow(medicine, 'dose', dose), ...change })
    .onConflictDoUpdate({
      target: [reminder.medicationId, reminder.kind, reminder.date, reminder.time],
      set: change,
    });
  await scheduleDoses(db, medicine, dose.dueAt > now ? dose.dueAt : now);
}

/** Returns whether an intake has answered a dose. */
export async function isTaken(
  db: Database,
  { id }: Medicine,
  { date, time }: Pick<Occurrence, 'date' | 'time'>,
): Promise<boolean> {
  const isThat = and(eq(reminder.kind, 'dose'), eq(reminder.date, date), eq(reminder.time, time));
  const found = await db
    .select({ id: reminder.id })
    .from(reminder)
    .where(and(eq(reminder.medicationId, id), isThat, eq(reminder.status, 'taken')));
  return found.length > 0;
}

/** Reopens the dose that a deleted intake had answered. */
export async function reopenDose(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  { intakeId, now }: { intakeId: string; now: Date },
): Promise<void> {
  const isThat = and(ownedBy(reminder, owner), eq(reminder.intakeId, intakeId));
  const [row] = await db.select().from(reminder).where(isThat);
  if (!row) return;
  await db
    .update(reminder)
    .set({ intakeId: null, nextAt: null, ...openOutcome(row.dueAt, now) })
    .where(eq(reminder.id, row.id));
}
