import { type HealthRecord, type RecordInput, type RecordMedicine, resolveRecord } from '@vitalane/clinical';
import { completedYears, toCivil } from '@vitalane/time';
import { desc, eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { account, healthForm, type MedicationRow } from '../../db/schema.ts';
import { findChoice, genders } from '../../lists/choices.ts';
import { findMedicine } from '../../lists/medicines.ts';
import { allMedications } from '../../medicines/medicines.queries.ts';
import { readStatements } from './statement.queries.ts';

type Owner = Pick<Caller, 'accountId'>;

/** Reads a patient's current health record: all statements, resolved by the clinical rules. */
export async function readRecord(db: Database, owner: Owner, now: Date): Promise<HealthRecord> {
  return resolveRecord(await readRecordInput(db, owner, now));
}

/** Reads the inputs of a patient's health record: statements, medicines, sex and age. */
export async function readRecordInput(db: Database, owner: Owner, now: Date): Promise<RecordInput> {
  const { timeZone, dateOfBirth, sex } = await readPerson(db, owner);
  const asOf = toCivil(now, timeZone).date;
  const [statements, medicines] = await Promise.all([
    readStatements(db, owner, asOf),
    allMedications(db, owner),
  ]);
  const ageYears = dateOfBirth === null ? null : completedYears(dateOfBirth, asOf);
  return { asOf, sex, ageYears, statements, medicines: medicines.map(toRecordMedicine) };
}

/** Reads the facts that select the questions of the record. The profile overrides the newest form. */
export async function readPerson(db: Database, owner: Owner) {
  const [person] = await db
    .select({
      timeZone: account.timeZone,
      dateOfBirth: account.dateOfBirth,
      genderUuid: account.genderUuid,
    })
    .from(account)
    .where(eq(account.id, owner.accountId));
  if (!person) throw new Error('The account of the record does not exist');
  const [form] = await db
    .select({ dateOfBirth: healthForm.dateOfBirth, genderId: healthForm.genderId })
    .from(healthForm)
    .where(ownedBy(healthForm, owner))
    .orderBy(desc(healthForm.listedAt), desc(healthForm.id))
    .limit(1);
  const genderId = person.genderUuid ?? form?.genderId;
  return {
    timeZone: person.timeZone,
    dateOfBirth: person.dateOfBirth ?? form?.dateOfBirth ?? null,
    sex: genderId ? findChoice(genders, genderId)?.clinicalSex : null,
  };
}

/** Returns a medicine of the list, which counts as taken from the day on which it was added. */
function toRecordMedicine({ name, medicationId, createdAt, timeZone }: MedicationRow): RecordMedicine {
  return {
    name,
    atcCodes: findMedicine(medicationId)?.atcCodes ?? [],
    from: toCivil(createdAt, timeZone).date,
  };
}
