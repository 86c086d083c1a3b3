import type { UserMedication } from '@vitalane/contract';
import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import type { MedicationRow } from '../../medicines/medicines.queries.ts';
import { readPerson } from './person.queries.ts';
import { toUserMedication } from './supply.ts';

/** Returns a function that shows medicines in the light of the person's other medicines, allergies and kidneys. */
export async function medicationViewer(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  now: Date,
): Promise<(row: MedicationRow) => UserMedication> {
  const person = await readPerson(db, owner, now);
  return (row) => toUserMedication(row, { person, now });
}
