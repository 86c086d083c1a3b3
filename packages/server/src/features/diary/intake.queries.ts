import { randomUUID } from 'node:crypto';
import { doseOn, plannedGapHours } from '@vitalane/clinical';
import type { MedicationIntake } from '@vitalane/contract';
import { addDays, hourMs } from '@vitalane/time';
import { and, count, eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { type MedicationRow, medicationIntake, userMedication } from '../../db/schema.ts';
import { ApiError } from '../../errors/apiError.ts';
import {
  answerDose,
  type DoseName,
  dosesBetween,
  findDose,
  reopenDose,
  requireVersion,
} from '../../medicines/doses.queries.ts';
import type { Dose } from '../../medicines/doses.ts';
import { lockMedication } from '../../medicines/medicines.queries.ts';
import { endReminder } from '../../medicines/reminders.queries.ts';
import { dosesPerDay, scheduleOf } from '../../medicines/schedule.ts';
import { askAboutDose } from './doseQuestion.ts';
import { type IntakeRow, toIntake } from './entries.ts';
import { checkAgainstStock, deductFromStock, nearestDose, restoreStock } from './intake.rules.ts';
import type { Moment } from './moment.rules.ts';

/** What an intake belongs to: a dose that was due, no dose, or the nearest open one. */
export type IntakeOf = (DoseName & { version: number | undefined }) | 'extra' | 'nearest';

/** An intake to record. `dose` defaults to the amount that is due, or that the medicine has on that day. */
export interface NewIntake extends Moment {
  medicationId: string;
  dose: number | undefined;
  note: string | null;
  of: IntakeOf;
  /** Whether the patient confirmed a dose soon after another one or above the daily maximum. */
  isConfirmed: boolean;
  /** Browser and system that records it; `null` when unknown. */
  recordedOn: string | null;
  createdAt: Date;
}

type Owner = Pick<Caller, 'accountId'>;

const order = { at: medicationIntake.measuredAt, id: medicationIntake.id };

/**
 * Records an intake, answers its dose, and deducts it from the stock, in one transaction. Throws `not_found` for a
 * medicine that is not the caller's, `already_taken_today` for a dose that is taken, or when every dose of that day is
 * recorded, `dose_changed` for a dose that has changed since the person saw it, and, unless it is confirmed,
 * `dose_soon` or `daily_maximum`.
 */
export async function addIntake(db: Database, owner: Owner, intake: NewIntake): Promise<MedicationIntake> {
  return await db.transaction(async (tx) => {
    const medicine = await lockMedication(tx, owner, intake.medicationId);
    if (!medicine) throw new ApiError('not_found');
    const due = await doseOf(tx, medicine, intake);
    const { of: _of, isConfirmed, recordedOn, ...fields } = intake;
    const dose = intake.dose ?? due?.amount ?? doseOn(scheduleOf(medicine), intake.date);
    checkAgainstStock(medicine, intake.dose);
    if (!isConfirmed) await askAboutDose(tx, owner, { medicine, dose, moment: intake });
    const stock = deductFromStock(medicine.remaining, dose);
    const now = intake.createdAt;
    const answer = { status: 'taken' as const, at: now, on: recordedOn };
    const row: IntakeRow = {
      ...fields,
      id: randomUUID(),
      ownerId: owner.accountId,
      name: medicine.name,
      unit: medicine.unit,
      doseId: due ? await answerDose(tx, medicine, { dose: due, answer }) : null,
      dose,
      takenFromStock: stock.taken,
    };
    await tx.insert(medicationIntake).values(row);
    await setRemaining(tx, owner, { id: medicine.id, remaining: stock.remaining });
    if (due) await endReminder(tx, medicine, { ...due, now });
    return toIntake(row);
  });
}

/** Returns the dose that an intake belongs to; `undefined` for an extra one. */
async function doseOf(tx: Database, medicine: MedicationRow, intake: NewIntake): Promise<Dose | undefined> {
  const { of } = intake;
  if (of === 'extra') return undefined;
  if (of === 'nearest') return await nearestOrExtra(tx, medicine, intake);
  const dose = await findDose(tx, medicine, of);
  if (!dose) throw new ApiError('dose_changed');
  requireVersion(dose, of.version);
  if (dose.status === 'taken') throw new ApiError('already_taken_today');
  return dose;
}

async function nearestOrExtra(
  tx: Database,
  medicine: MedicationRow,
  { date, measuredAt }: NewIntake,
): Promise<Dose | undefined> {
  const doses = await dosesBetween(tx, medicine, [addDays(date, -1), date, addDays(date, 1)]);
  const gapHours = plannedGapHours(scheduleOf(medicine)) ?? 0;
  const nearest = nearestDose(doses, { date, measuredAt, withinMs: (gapHours / 2) * hourMs });
  if (nearest) return nearest;
  if ((await countIntakes(tx, medicine, date)) >= (dosesPerDay(medicine) ?? Infinity))
    throw new ApiError('already_taken_today');
  return undefined;
}

/** Returns one page of the caller's intakes, newest first. */
export async function listIntakes(
  db: Database,
  caller: Caller,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<MedicationIntake>> {
  const rows = await db
    .select()
    .from(medicationIntake)
    .where(and(ownedBy(medicationIntake, caller), after(order, cursor)))
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  return toPage(rows, limit, { key: (row) => ({ at: row.measuredAt, id: row.id }), item: toIntake });
}

/** Deletes one of the caller's intakes, restores the stock and reopens the dose. Returns whether it existed. */
export async function deleteIntake(
  db: Database,
  owner: Owner,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(medicationIntake)
      .where(and(ownedBy(medicationIntake, owner), eq(medicationIntake.id, id)))
      .returning();
    if (!deleted) return false;
    const medicine = await lockMedication(tx, owner, deleted.medicationId);
    const dose = deleted.doseId ? await reopenDose(tx, owner, { id: deleted.doseId }) : undefined;
    if (!medicine) return true;
    const remaining = restoreStock(medicine, deleted.takenFromStock);
    await setRemaining(tx, owner, { id: medicine.id, remaining });
    if (dose) await endReminder(tx, medicine, { ...dose, now });
    return true;
  });
}

async function countIntakes(tx: Database, { id, ownerId }: MedicationRow, date: string): Promise<number> {
  const isOfDay = and(eq(medicationIntake.medicationId, id), eq(medicationIntake.date, date));
  const [found] = await tx
    .select({ recorded: count() })
    .from(medicationIntake)
    .where(and(ownedBy(medicationIntake, { accountId: ownerId }), isOfDay));
  return found?.recorded ?? 0;
}

async function setRemaining(
  tx: Database,
  owner: Owner,
  { id, remaining }: { id: string; remaining: number | null },
): Promise<void> {
  await tx
    .update(userMedication)
    .set({ remaining })
    .where(and(ownedBy(userMedication, owner), eq(userMedication.id, id)));
}
