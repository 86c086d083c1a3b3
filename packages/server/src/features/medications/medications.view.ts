import type { UserMedication } from '@vitalane/contract';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../identity/caller.ts';
import { getAccount } from '../account/account.queries.ts';
import { allMedications, type MedicationRow } from './medications.queries.ts';
import { toUserMedication } from './supply.ts';

/** Shows medicines in the light of the person's other medicines and allergies. */
export async function medicationViewer(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  now: Date,
): Promise<(row: MedicationRow) => UserMedication> {
  const all = await allMedications(db, owner);
  const { drugAllergies } = await getAccount(db, owner.accountId);
  const named = (drugAllergies ?? '').split(/[,;\n]/).map((name) => name.trim());
  const context = { all, drugAllergies: named.filter((name) => name !== ''), now };
  return (row) => toUserMedication(row, context);
}
