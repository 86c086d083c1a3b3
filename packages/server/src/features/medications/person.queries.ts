import {
  countsAs,
  egfrCkdEpi2021,
  matchAllergy,
  type RecordedAllergy,
  splitAllergies,
} from '@vitalane/clinical';
import { addMs, completedYears, dayMs, toDate } from '@vitalane/time';
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

/** A result of before that says nothing about today. */
const resultDays = 365;

/** What the checks of a medicine look at, besides the medicine. */
export interface PersonFacts {
  /** Every medicine of the person. */
  medicines: readonly MedicationRow[];
  allergies: readonly RecordedAllergy[];
  /** In mL/min/1.73 m²; absent when it is not known. */
  egfr?: number;
  /** In mmol/L; absent when it is not known. */
  potassiumMmolL?: number;
  isPregnant?: boolean;
}

/** Reads what the checks look at. */
export async function readPerson(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  now: Date,
): Promise<PersonFacts> {
  const account = await getAccount(db, owner.accountId);
  const since = toDate(addMs(now, -resultDays * dayMs), 'UTC');
  const egfr = await readEgfr(db, owner, { account, since });
  const potassium = await readNewest(db, owner, { codes: ['potassium'], since });
  const record = await readRecord(db, owner, now);
  const isPregnant = countsAs(record.items.pregnancy);
  const names = allergiesOf(record).names.flatMap(splitAllergies);
  return {
    medicines: await allMedications(db, owner),
    allergies: names.map((name) => ({ name, matches: matchAllergy(name, vocabulary) })),
    ...(egfr !== undefined && { egfr }),
    ...(potassium && { potassiumMmolL: potassium.value }),
    ...(isPregnant !== null && { isPregnant }),
  };
}

/** Reads the newest result of some codes that is not too old; of one day the later code of the alphabet. */
async function readNewest(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  { codes, since }: { codes: readonly string[]; since: string },
) {
  const [newest] = await db
    .select({ code: labValue.code, value: labValue.canonicalValue, measuredOn: labValue.measuredOn })
    .from(labValue)
    .where(and(ownedBy(labValue, owner), inArray(labValue.code, [...codes]), gte(labValue.measuredOn, since)))
    .orderBy(desc(labValue.measuredOn), desc(labValue.code))
    .limit(1);
  return newest;
}

async function readEgfr(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  { account, since }: { account: AccountRow; since: string },
): Promise<number | undefined> {
  const newest = await readNewest(db, owner, { codes: ['egfr', 'creatinine'], since });
  if (!newest || newest.code === 'egfr') return newest?.value;
  const sex = genders.find(({ uuid }) => uuid === account.genderUuid)?.clinicalSex ?? null;
  const ageYears = account.dateOfBirth && completedYears(account.dateOfBirth, newest.measuredOn);
  const result = egfrCkdEpi2021({ sex, ageYears: ageYears || null, creatinineUmolL: newest.value });
  return result.status === 'ok' ? result.egfr : undefined;
}
