import type { HealthAnswers } from '@vitalane/contract';
import type { Database } from '../db/database.ts';
import { accountIdentity, healthAnswers } from '../db/schema.ts';
import { findAccountByEmail } from '../features/account/account.queries.ts';
import { ethnicities, genders } from '../lists/choices.ts';

/** What a demo person has said of themselves. */
export interface DemoProfile {
  gender: 'female' | 'male';
  ethnicity: 'chinese' | 'indian' | 'malay';
  dateOfBirth: string;
  phone: string;
  isSmoker: boolean;
  drugAllergies: string | null;
  answers: HealthAnswers;
}

/** The members of the account that a profile fills in. */
export function toAccountMembers({ gender, ethnicity, drugAllergies, ...rest }: DemoProfile) {
  const { dateOfBirth, phone, isSmoker } = rest;
  return {
    dateOfBirth,
    phone,
    isSmoker,
    drugAllergies,
    isDrugAllergies: drugAllergies !== null,
    genderUuid: genders.find(({ code }) => code === gender)?.uuid ?? null,
    ethnicityUuid: ethnicities.find(({ code }) => code === ethnicity)?.uuid ?? null,
  };
}

/** Stores the health answers of a patient. */
export async function seedProfile(
  db: Database,
  { ownerId, answers, now }: { ownerId: string; answers: HealthAnswers; now: Date },
): Promise<void> {
  await db.insert(healthAnswers).values({ ownerId, answers, updatedAt: now });
}

/** Lets a person of the demo's identity provider sign in to their demo account, at whatever address the demo runs now. */
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
