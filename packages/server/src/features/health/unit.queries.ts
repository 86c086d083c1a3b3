import { analyteLabel, CONVERSIONS } from '@vitalane/clinical';
import type { MeasureUnit, UnitOfMeasurement } from '@vitalane/contract';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { unitChoice } from '../../db/schema.ts';
import { ApiError, invalidField } from '../../errors/apiError.ts';
import { unitsOfMeasurement } from '../../lists/measures.ts';

type UnitKind = (typeof unitsOfMeasurement)[number];

/** Returns the units of all quantities with several units, as chosen by the caller. */
export async function listUnits(db: Database, caller: Caller): Promise<UnitOfMeasurement[]> {
  const rows = await db.select().from(unitChoice).where(ownedBy(unitChoice, caller));
  const chosen = new Map(rows.map(({ code, unit }) => [code, unit]));
  return unitsOfMeasurement.map((kind) => toUnit(kind, chosen.get(kind.code)));
}

/** Chooses a unit for the caller alone. Throws `not_found`, and `invalid` for a unit that is not offered. */
export async function chooseUnit(
  db: Database,
  caller: Caller,
  { id, unit }: { id: string; unit: MeasureUnit },
): Promise<UnitOfMeasurement> {
  const kind = unitsOfMeasurement.find(({ uuid }) => uuid === id);
  if (!kind) throw new ApiError('not_found');
  if (!choicesOf(kind).includes(unit)) {
    throw invalidField('unit', 'Choose one of the offered units.');
  }
  await db
    .insert(unitChoice)
    .values({ ownerId: caller.accountId, code: kind.code, unit })
    .onConflictDoUpdate({ target: [unitChoice.ownerId, unitChoice.code], set: { unit } });
  return toUnit(kind, unit);
}

function toUnit(kind: UnitKind, chosen: string | undefined): UnitOfMeasurement {
  const choices = choicesOf(kind);
  const unit = choices.find((choice) => choice === chosen) ?? CONVERSIONS[kind.code].units[0];
  return { uuid: kind.uuid, analyte: kind.code, label: analyteLabel(kind.code), unit, choices };
}

function choicesOf({ code }: UnitKind): MeasureUnit[] {
  return [...CONVERSIONS[code].units];
}
