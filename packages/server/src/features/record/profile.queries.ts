import type { ProfileChange } from '@vitalane/contract';
import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import { allergiesOf } from './record.facts.ts';
import { readRecord } from './record.queries.ts';
import { writeStatements } from './statement.queries.ts';
import { allergyStatements, smokingStatements } from './statements.rules.ts';

/** Adds statements for the answers of a profile or registration on smoking and drug allergies. */
export async function stateProfile(
  tx: Database,
  owner: Pick<Caller, 'accountId'>,
  { change, sourceId, now }: { change: HealthMembers; sourceId?: string; now: Date },
): Promise<void> {
  const namesAllergies = change.drugAllergies !== undefined || typeof change.isDrugAllergies === 'boolean';
  const known = namesAllergies ? allergiesOf(await readRecord(tx, owner, now)).names : [];
  const statements = [...smokingStatements(change.isSmoker), ...allergyStatements(change, known)];
  await writeStatements(tx, owner, { statements, source: 'profile', sourceId, now });
}

type HealthMembers = Pick<ProfileChange, 'isSmoker'> & {
  isDrugAllergies?: boolean | null | undefined;
  drugAllergies?: string | null | undefined;
};
