import type { HealthAnswers } from '@vitalane/contract';
import { type AuditAction, record } from '../audit/audit.ts';
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

const dayMs = 86_400_000;

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

/** Stores the health answers of a patient, and that a doctor has looked at the record in the past months. */
export async function seedProfile(
  db: Database,
  {
    ownerId,
    answers,
    doctorId,
    now,
  }: { ownerId: string; answers: HealthAnswers; doctorId: string | undefined; now: Date },
): Promise<void> {
  await db.insert(healthAnswers).values({ ownerId, answers, updatedAt: now });
  if (doctorId === undefined) return;
  const events: [daysAgo: number, action: AuditAction][] = [
    [96, 'record.open'],
    [96, 'note.write'],
    [41, 'identity.confirm'],
    [41, 'record.open'],
    [12, 'report.export'],
  ];
  for (const [daysAgo, action] of events) {
    const at = new Date(now.getTime() - daysAgo * dayMs);
    await record(db, {
      at,
      actorId: doctorId,
      subjectId: ownerId,
      action,
      outcome: 'done',
      requestId: 'demo',
    });
  }
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
