import { type ItemCode, isItemCode, recordItem } from '@vitalane/clinical';
import type { HealthAnswers } from '@vitalane/contract';
import type { Database } from '../db/database.ts';
import { accountIdentity } from '../db/schema.ts';
import { writeHealthAnswers } from '../features/profile/healthAnswers.queries.ts';
import { stateProfile } from '../features/record/profile.queries.ts';
import { writeStatements } from '../features/record/statement.queries.ts';
import type { StatementInput } from '../features/record/statements.rules.ts';
import { findAccountByEmail } from '../identity/account.queries.ts';
import { ethnicities, genders } from '../lists/choices.ts';
import type { DemoRecord } from './record.ts';

/** Profile answers of a demo patient. */
export interface DemoProfile {
  gender: 'female' | 'male';
  ethnicity: 'chinese' | 'indian' | 'malay';
  dateOfBirth: string;
  phone: string;
  isSmoker: boolean;
  drugAllergies: string | null;
  answers: HealthAnswers;
}

/** Returns the members of the account that a profile sets. */
export function toAccountMembers({ gender, ethnicity, dateOfBirth, phone }: DemoProfile) {
  return {
    dateOfBirth,
    phone,
    genderUuid: genders.find(({ code }) => code === gender)?.uuid ?? null,
    ethnicityUuid: ethnicities.find(({ code }) => code === ethnicity)?.uuid ?? null,
  };
}

/** Questions that every demo patient answered; conditions that they do not have are answered no. */
const asked = [
  'hypertension',
  'type_1_diabetes',
  'type_2_diabetes',
  'diabetes',
  'heart_attack',
  'coronary_artery_disease',
  'peripheral_artery_disease',
  'stroke',
  'artery_disease',
  'heart_failure',
  'chronic_kidney_disease',
  'familial_hypercholesterolaemia',
  'blood_pressure_medicine',
  'cholesterol_medicine',
] as const satisfies readonly ItemCode[];

/** Stores the health answers of a patient, and their statements on smoking, allergies and conditions. */
export async function seedProfile(
  db: Database,
  person: { ownerId: string; profile: DemoProfile; record: DemoRecord; now: Date },
): Promise<void> {
  const { ownerId, profile, record, now } = person;
  const { answers, isSmoker, drugAllergies } = profile;
  const owner = { accountId: ownerId };
  await writeHealthAnswers(db, owner, { change: answers, now });
  const change = { isSmoker, isDrugAllergies: drugAllergies !== null, drugAllergies };
  await stateProfile(db, owner, { change, now });
  const has = [...record.conditions, ...record.medicineGroups];
  const isDenied = (item: ItemCode) =>
    !has.some((code) => isItemCode(code) && (code === item || recordItem(code).partOf === item));
  const statements = asked.filter(isDenied).map((item): StatementInput => ({ item, says: 'absent' }));
  await writeStatements(db, owner, { statements, source: 'health_answers', now });
}

/** Links a person of the demo's identity provider to their demo account, with the current address of the demo. */
export async function linkDemoIdentity(
  db: Database,
  { issuer, subject, email, now }: { issuer: string; subject: string; email: string; now: Date },
): Promise<void> {
  const owner = await findAccountByEmail(db, email);
  if (!owner) return;
  await db
    .insert(accountIdentity)
    .values({ issuer, subject, ownerId: owner.id, createdAt: now })
    .onConflictDoNothing();
}
