import { type CoursePerson, completedYears, type LabInput } from '@vitalane/clinical';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownedBy } from '../../db/ownership.ts';
import { account, diagnosis, healthAnswers, healthForm } from '../../db/schema.ts';
import type { Caller } from '../../identity/caller.ts';
import { birthDateOf, formOf, genderOf } from '../reports/facts.rows.ts';

/** What the grade of an alert depends on besides the reading. */
export interface AlertOwner {
  person: CoursePerson;
  known: NonNullable<LabInput['known']>;
}

type Owner = Pick<Caller, 'accountId'>;

/** Reads what is known of a person; an unknown answer is null and is never read as no. `asOf`: YYYY-MM-DD. */
export async function readAlertOwner(db: Database, owner: Owner, asOf: string): Promise<AlertOwner> {
  const [person] = await db.select().from(account).where(eq(account.id, owner.accountId));
  const [form] = await db
    .select()
    .from(healthForm)
    .where(ownedBy(healthForm, owner))
    .orderBy(desc(healthForm.listedAt), desc(healthForm.id))
    .limit(1);
  const [answered] = await db.select().from(healthAnswers).where(ownedBy(healthAnswers, owner));
  const diagnoses = await db
    .select({ name: diagnosis.name })
    .from(diagnosis)
    .where(ownedBy(diagnosis, owner));
  const born = birthDateOf(person, form);
  const ageYears = born === null ? null : completedYears(born, asOf);
  const isPregnant = answerOf(answered?.answers, 'isPregnant');
  const flags = formOf(form, person?.timeZone ?? 'Asia/Singapore')?.value.flags ?? [];
  const hasDiabetes =
    flags.includes('hasDiabetes') || diagnoses.some(({ name }) => /diabetes|\bdm\b/i.test(name)) || null;
  return {
    person: { ageYears, isPregnant, hasDiabetes },
    known: {
      ageYears,
      isPregnant: isPregnant ?? false,
      hasDiabetes: hasDiabetes ?? false,
      sex: genderOf(person, form)?.value.sex ?? null,
    },
  };
}

function answerOf(answers: unknown, name: string): boolean | null {
  if (typeof answers !== 'object' || answers === null) return null;
  const value = new Map(Object.entries(answers)).get(name);
  return typeof value === 'boolean' ? value : null;
}
