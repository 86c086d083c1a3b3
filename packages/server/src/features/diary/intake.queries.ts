import { randomUUID } from 'node:crypto';
import type { MedicationIntake } from '@vitalane/contract';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownedBy } from '../../db/ownership.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { medicationIntake, userMedication } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { type IntakeRow, toIntake } from './entries.ts';
import { dosesPerDay, putBack, takeFromStock } from './intake.rules.ts';
import type { Moment } from './moment.rules.ts';

/** A dose that the caller says they took; without `dose` it is the medicine's usual one. */
export interface NewIntake extends Moment {
  medicationId: string;
  dose: number | undefined;
  createdAt: Date;
}

const order = { at: medicationIntake.measuredAt, id: medicationIntake.id };

/**
 * Records a dose and takes it off what is left, both or neither. Throws `not_found` for a medicine that is not the
 * caller's and `already_taken_today` when every dose of that day is recorded.
 */
export async function addIntake(db: Database, caller: Caller, intake: NewIntake): Promise<MedicationIntake> {
  return await db.transaction(async (tx) => {
    const medicine = await lockMedicine(tx, caller, intake.medicationId);
    if (!medicine) throw new ApiError('not_found');
    const recorded = await countIntakes(tx, caller, intake);
    if (recorded >= dosesPerDay(medicine)) throw new ApiError('already_taken_today');
    const { dose = medicine.dose, ...when } = intake;
    const stock = takeFromStock(medicine.remaining, dose);
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
    return toIntake(row);
  });
}

/** One page of the caller's intakes, newest first. */
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

/** Deletes one of the caller's intakes and puts the dose back; says whether there was one. */
export async function deleteIntake(db: Database, caller: Caller, id: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(medicationIntake)
      .where(and(ownedBy(medicationIntake, caller), eq(medicationIntake.id, id)))
      .returning();
    if (!deleted) return false;
    const medicine = await lockMedicine(tx, caller, deleted.medicationId);
    if (medicine) {
      const remaining = putBack(medicine, deleted.takenFromStock);
      await setRemaining(tx, caller, { id: medicine.id, remaining });
    }
    return true;
  });
}

/** The caller's medicine, held so that two doses at once are counted one after the other. */
async function lockMedicine(tx: Database, caller: Caller, id: string) {
  const [medicine] = await tx
    .select()
    .from(userMedication)
    .where(and(ownedBy(userMedication, caller), eq(userMedication.id, id)))
    .for('update');
  return medicine;
}

async function countIntakes(
  tx: Database,
  caller: Caller,
  { medicationId, date }: Pick<NewIntake, 'medicationId' | 'date'>,
): Promise<number> {
  const isThat = and(eq(medicationIntake.medicationId, medicationId), eq(medicationIntake.date, date));
  const [found] = await tx
    .select({ recorded: count() })
    .from(medicationIntake)
    .where(and(ownedBy(medicationIntake, caller), isThat));
  return found?.recorded ?? 0;
}

async function setRemaining(
  tx: Database,
  caller: Caller,
  { id, remaining }: { id: string; remaining: number },
): Promise<void> {
  await tx
    .update(userMedication)
    .set({ remaining })
    .where(and(ownedBy(userMedication, caller), eq(userMedication.id, id)));
}
