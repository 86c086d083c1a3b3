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

/** The stock is looked at, at this local time: late enough to order, early enough to do it today. */
const stockTime = '09:00';

/** More doses than anyone answers in advance. */
const mostAnsweredAhead = 50;

/** Puts the next doses of a medicine into the table, after an instant: the first that have not been answered in advance. */
export async function armDoses(db: Database, medicine: Medicine, after: Date): Promise<void> {
  if (!medicine.reminder) return;
  let from = after;
  for (let step = 0; step < mostAnsweredAhead; step += 1) {
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

/** Puts the next look at the stock into the table: the morning of the day that is `days` days on, at the earliest. */
export async function armStock(
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

/** Makes the reminders of a medicine fit it after it was added or changed. What was answered stays as it is. */
export async function rearm(db: Database, medicine: Medicine, now: Date): Promise<void> {
  const own = eq(reminder.medicationId, medicine.id);
  await db.delete(reminder).where(and(own, eq(reminder.status, 'waiting')));
  // What was said already is not said again: it may be about a time that is no more.
  await db
    .update(reminder)
    .set({ nextAt: null })
    .where(and(own, eq(reminder.status, 'open')));
  await armDoses(db, medicine, now);
  if (medicine.regularly) await armStock(db, medicine, { now, days: 0 });
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

/** Returns the caller's dose reminders of a day, and those of other days that an intake of the day has answered. */
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

/** What becomes of a dose. One that is opened again before its time is announced at its time. */
export type DoseOutcome = Pick<ReminderRow, 'status'> &
  Partial<Pick<ReminderRow, 'intakeId' | 'nextAt' | 'snoozedUntil'>>;

/** Returns a dose that nobody has answered. */
export function openOutcome(dueAt: Date, now: Date): DoseOutcome {
  return dueAt > now ? { status: 'waiting', nextAt: dueAt } : { status: 'open' };
}

/** Notes what became of a dose and arms the one after it. It is not announced again unless the outcome says so. */
export async function noteDose(
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
  await armDoses(db, medicine, dose.dueAt > now ? dose.dueAt : now);
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

/** Opens the dose again that a deleted intake had answered. */
export async function forgetIntake(
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
