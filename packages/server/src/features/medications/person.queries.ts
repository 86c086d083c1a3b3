import {
  countsAs,
  egfrCkdEpi2021,
  matchAllergy,
  type RecordedAllergy,
  splitAllergies,
} from '@vitalane/clinical';
import { addMs, dayMs, toDate } from '@vitalane/time';
import { and, desc, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownedBy } from '../../db/ownership.ts';
import { labValue } from '../../db/schema.ts';
import type { Caller } from '../../identity/caller.ts';
import { genders } from '../../lists/choices.ts';
import { type AccountRow, getAccount } from '../account/account.queries.ts';
import { allergiesOf } from '../record/record.facts.ts';
import { readRecord } from '../record/record.queries.ts';
import { vocabulary } from './ingredients.ts';
import { allMedications, type MedicationRow } from './medications.queries.ts';

/** A kidney value of before that says nothing about today. */
const kidneyDays = 365;

/** What the checks of a medicine look at, besides the medicine. */
export interface PersonFacts {
  /** Every medicine of the person. */
  medicines: readonly MedicationRow[];
  allergies: readonly RecordedAllergy[];
  /** In mL/min/1.73 m²; absent when it is not known. */
  egfr?: number;
  isPregnant?: boolean;
}

/** Reads what the checks look at. */
export async function readPerson(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  now: Date,
): Promise<PersonFacts> {
  const account = await getAccount(db, owner.accountId);
  const egfr = await readEgfr(db, owner, { account, now });
  const record = await readRecord(db, owner, now);
  const isPregnant = countsAs(record.items.pregnancy);
  const names = allergiesOf(record).names.flatMap(splitAllergies);
  return {
    medicines: await allMedications(db, owner),
    allergies: names.map((name) => ({ name, matches: matchAllergy(name, vocabulary) })),
    ...(egfr !== undefined && { egfr }),
    ...(isPregnant !== null && { isPregnant }),
  };
}

async function readEgfr(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  { account, now }: { account: AccountRow; now: Date },
): Promise<number | undefined> {
  const since = toDate(addMs(now, -kidneyDays * dayMs), 'UTC');
  const isKidney = inArray(labValue.code, ['egfr', 'creatinine']);
  const [latest] = await db
    .select({ code: labValue.code, value: labValue.canonicalValue, measuredOn: labValue.measuredOn })
    .from(labValue)
    .where(and(ownedBy(labValue, owner), isKidney, gte(labValue.measuredOn, since)))
    .orderBy(desc(labValue.measuredOn), desc(labValue.code))
    .limit(1);
  if (!latest || latest.code === 'egfr') return latest?.value;
  const sex = genders.find(({ uuid }) => uuid === account.genderUuid)?.clinicalSex ?? null;
  const ageYears = account.dateOfBirth && yearsBetween(account.dateOfBirth, latest.measuredOn);
  const result = egfrCkdEpi2021({ sex, ageYears: ageYears || null, creatinineUmolL: latest.value });
  return result.status === 'ok' ? result.egfr : undefined;
}

function yearsBetween(birth: string, day: string): number {
  const hadBirthday = day.slice(5) >= birth.slice(5);
  return Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (hadBirthday ? 0 : 1);
}
