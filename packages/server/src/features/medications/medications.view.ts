import type { UserMedication } from '@vitalane/contract';
import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import type { MedicationRow } from '../../db/schema.ts';
import { readPerson } from './person.queries.ts';
import { toUserMedication } from './supply.ts';

/**
 * Returns a function that adds warnings to medicines, from the patient's other medicines, allergies and kidney
 * function.
 */
export async function medicationViewer(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  now: Date,
): Promise<(row: MedicationRow) => UserMedication> {
  const person = await readPerson(db, owner, now);
  return (row) => toUserMedication(row, { person, now });
}
