import { randomUUID } from 'node:crypto';
import { toCivil } from '@vitalane/time';
import { and, asc, between, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Caller } from '../authorisation/caller.ts';
import { ownedBy } from '../authorisation/ownership.ts';
import type { Database } from '../db/database.ts';
import { dose as doseTable, type MedicationRow, pastSchedule } from '../db/schema.ts';
import { ApiError } from '../errors/apiError.ts';
import { type Dose, type DoseRow, dosesOnDate, type MedicineDoses, replacedDoses } from './doses.ts';
import { type PlannedDose, plannedOn } from './occurrences.ts';
import { storedSchedule } from './schedule.ts';

type Owner = Pick<Caller, 'accountId'>;

/** Names a dose of a medicine. */
export interface DoseName {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM, or its number on a day without times. */
  slot: string;
}

/** Answer to a dose, and where it was given. */
export interface DoseAnswer {
  status: DoseRow['status'];
  /** `null` for a dose that is opened again. */
  at: Date | null;
  /** Browser and system; `null` when unknown. */
  on: string | null;
}

/** Returns the doses that something has happened to from one day to another, both included, with earlier schedules. */
export async function readDoses(
  db: Database,
  owner: Owner,
  { medicines, from, to }: { medicines: readonly MedicationRow[]; from: string; to: string },
): Promise<MedicineDoses[]> {
  const rows = await db
    .select()
    .from(doseTable)
    .where(and(ownedBy(doseTable, owner), between(doseTable.date, from, to)));
  const past = await db
    .select()
    .from(pastSchedule)
    .where(and(ownedBy(pastSchedule, owner), gte(pastSchedule.until, from)))
    .orderBy(asc(pastSchedule.until));
  return medicines.map((medicine) => {
    const isOwn = ({ medicationId }: { medicationId: string }) => medicationId === medicine.id;
    return { medicine, past: past.filter(isOwn), rows: rows.filter(isOwn) };
  });
}

/** Returns the doses of one medicine from one day to another, both included, by day. */
export async function dosesBetween(
  db: Database,
  medicine: MedicationRow,
  dates: readonly string[],
): Promise<Dose[]> {
  const owner = { accountId: medicine.ownerId };
  const [from = '', to = from] = [dates[0], dates.at(-1)];
  const [doses] = await readDoses(db, owner, { medicines: [medicine], from, to });
  return doses ? dates.flatMap((date) => dosesOnDate(doses, date)) : [];
}

/** Returns a dose of a medicine; `undefined` when it has none of that name, or no longer. */
export async function findDose(
  db: Database,
  medicine: MedicationRow,
  { date, slot }: DoseName,
): Promise<Dose | undefined> {
  return (await dosesBetween(db, medicine, [date])).find((dose) => dose.slot === slot);
}

/** Throws `dose_changed` for a dose that has changed since the version that the person saw. */
export function requireVersion({ version }: Dose, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new ApiError('dose_changed');
}

/** Stores what happened to a dose. Returns its id. The medicine must be locked. */
export async function answerDose(
  tx: Database,
  medicine: MedicationRow,
  { dose, answer }: { dose: Dose; answer: DoseAnswer },
): Promise<string> {
  const change = {
    status: answer.status,
    version: dose.version + 1,
    answeredAt: answer.at,
    answeredOn: answer.on,
  };
  const row = toRow(medicine, dose, change);
  const target = [doseTable.medicationId, doseTable.date, doseTable.slot];
  const [stored] = await tx
    .insert(doseTable)
    .values(row)
    .onConflictDoUpdate({ target, set: change })
    .returning({ id: doseTable.id });
  return stored?.id ?? row.id;
}

/** Opens the dose of a deleted intake again. Returns it; `undefined` when the intake was extra. */
export async function reopenDose(
  tx: Database,
  owner: Owner,
  { id }: { id: string },
): Promise<DoseRow | undefined> {
  const [row] = await tx
    .update(doseTable)
    .set({ status: 'open', version: sql`${doseTable.version} + 1`, answeredAt: null, answeredOn: null })
    .where(and(ownedBy(doseTable, owner), eq(doseTable.id, id)))
    .returning();
  return row;
}

/**
 * Stores the earlier schedule of a changed medicine. From today on, doses follow the new one, except those that were
 * answered already; each of these stands for one of the new doses of its day.
 */
export async function changeSchedule(
  tx: Database,
  { before, after, now }: { before: MedicationRow; after: MedicationRow; now: Date },
): Promise<void> {
  const { id: medicationId, ownerId } = after;
  const today = toCivil(now, after.timeZone).date;
  const isLater = and(
    ownedBy(pastSchedule, { accountId: ownerId }),
    eq(pastSchedule.medicationId, medicationId),
    gt(pastSchedule.until, today),
  );
  // After a journey to the west today may have ended before, with another schedule.
  const ended = await tx.delete(pastSchedule).where(isLater).returning();
  const [lastDays = before] = ended.toSorted((one, other) => (one.until < other.until ? -1 : 1));
  const past = { medicationId, ownerId, until: today, ...storedSchedule(lastDays) };
  // The first change of a day keeps the schedule of the days before.
  await tx.insert(pastSchedule).values(past).onConflictDoNothing();
  const isOwn = and(ownedBy(doseTable, { accountId: ownerId }), eq(doseTable.medicationId, medicationId));
  const isFromToday = and(isOwn, gte(doseTable.date, today));
  await tx.delete(doseTable).where(and(isFromToday, inArray(doseTable.status, ['open', 'cancelled'])));
  const answered = await tx.select().from(doseTable).where(isFromToday);
  const byDate = [...Map.groupBy(answered, ({ date }) => date)];
  const replaced = byDate.flatMap(([date, rows]) => replacedDoses(plannedOn(after, date), rows));
  if (replaced.length === 0) return;
  const cancelled = { status: 'cancelled', version: 1, answeredAt: now, answeredOn: null } as const;
  await tx.insert(doseTable).values(replaced.map((dose) => toRow(after, dose, cancelled)));
}

function toRow(
  { id: medicationId, ownerId }: MedicationRow,
  { date, slot, dueAt, amount }: PlannedDose,
  change: Pick<DoseRow, 'status' | 'version' | 'answeredAt' | 'answeredOn'>,
): DoseRow {
  return { id: randomUUID(), ownerId, medicationId, date, slot, dueAt, amount, ...change };
}
