import { randomUUID } from 'node:crypto';
import type { MedicationIntake } from '@vitalane/contract';
import { toInstant } from '@vitalane/time';
import { and, count, eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { medicationIntake, userMedication } from '../../db/schema.ts';
import { ApiError } from '../../errors/apiError.ts';
import { lockMedication } from '../../medicines/medicines.queries.ts';
import { isTaken, reopenDose, storeDose } from '../../medicines/reminders.queries.ts';
import { askAboutDose } from './doseQuestion.ts';
import { type IntakeRow, toIntake } from './entries.ts';
import { checkAgainstStock, deductFromStock, dosesPerDay, restoreStock } from './intake.rules.ts';
import type { Moment } from './moment.rules.ts';

/** An intake to record. `dose` defaults to the medicine's usual dose. */
export interface NewIntake extends Moment {
  medicationId: string;
  dose: number | undefined;
  /** The dose that was due, if stated. */
  due?: { date: string; time: string };
  /** Whether the patient confirmed a dose soon after another one or above the daily maximum. */
  isConfirmed: boolean;
  createdAt: Date;
}

type Owner = Pick<Caller, 'accountId'>;

const order = { at: medicationIntake.measuredAt, id: medicationIntake.id };

/**
 * Records a dose and deducts it from the stock, in one transaction. Throws `not_found` for a medicine that is
 * not the caller's, `already_taken_today` when every dose of that day is recorded, and, unless it is confirmed,
 * `dose_soon` or `daily_maximum`.
 */
export async function addIntake(db: Database, caller: Owner, intake: NewIntake): Promise<MedicationIntake> {
  return await db.transaction(async (tx) => {
    const medicine = await lockMedication(tx, caller, intake.medicationId);
    if (!medicine) throw new ApiError('not_found');
    const recorded = await countIntakes(tx, caller, intake);
    const { due } = intake;
    const isKnown = due !== undefined && (await isTaken(tx, medicine, due));
    if (isKnown || recorded >= dosesPerDay(medicine)) throw new ApiError('already_taken_today');
    const { dose = medicine.dose, due: _due, isConfirmed, ...when } = intake;
    checkAgainstStock(medicine, intake.dose);
    if (!isConfirmed) await askAboutDose(tx, caller, { medicine, dose, moment: intake });
    const stock = deductFromStock(medicine.remaining, dose);
    const row: IntakeRow = {
      ...when,
      id: randomUUID(),
      ownerId: caller.accountId,
      name: medicine.name,
      unit: medicine.unit,
      dose,
      takenFromStock: stock.taken,
    };
    await tx.insert(medicationIntake).values(row);
    await setRemaining(tx, caller, { id: medicine.id, remaining: stock.remaining });
    if (due) {
      const dose = { ...due, dueAt: toInstant(due.date, due.time, medicine.timeZone) };
      const outcome = { status: 'taken' as const, intakeId: row.id };
      await storeDose(tx, medicine, { dose, outcome, now: intake.createdAt });
    }
    return toIntake(row);
  });
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
  caller: Caller,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(medicationIntake)
      .where(and(ownedBy(medicationIntake, caller), eq(medicationIntake.id, id)))
      .returning();
    if (!deleted) return false;
    const medicine = await lockMedication(tx, caller, deleted.medicationId);
    await reopenDose(tx, caller, { intakeId: id, now });
    if (medicine) {
      const remaining = restoreStock(medicine, deleted.takenFromStock);
      await setRemaining(tx, caller, { id: medicine.id, remaining });
    }
    return true;
  });
}

async function countIntakes(
  tx: Database,
  caller: Owner,
  { medicationId, date }: Pick<NewIntake, 'medicationId' | 'date'>,
): Promise<number> {
  const isOfDay = and(eq(medicationIntake.medicationId, medicationId), eq(medicationIntake.date, date));
  const [found] = await tx
    .select({ recorded: count() })
    .from(medicationIntake)
    .where(and(ownedBy(medicationIntake, caller), isOfDay));
  return found?.recorded ?? 0;
}

async function setRemaining(
  tx: Database,
  caller: Owner,
  { id, remaining }: { id: string; remaining: number | null },
): Promise<void> {
  await tx
    .update(userMedication)
    .set({ remaining })
    .where(and(ownedBy(userMedication, caller), eq(userMedication.id, id)));
}
