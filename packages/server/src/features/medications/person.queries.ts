import {
  byWorstValue,
  chooseResult,
  countsAs,
  egfrInUse,
  type KidneySample,
  matchAllergy,
  nearestAllowed,
  type RecordedAllergy,
  splitAllergies,
} from '@vitalane/clinical';
import { addMs, completedYears, dayMs, toDate } from '@vitalane/time';
import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import { type LabValueRow, readLabValues } from '../../lab-values/labValues.queries.ts';
import { allMedications, type MedicationRow } from '../../medicines/medicines.queries.ts';
import { allergiesOf } from '../record/record.facts.ts';
import { readRecord, readPerson as readSexAndBirth } from '../record/record.queries.ts';
import { vocabulary } from './ingredients.ts';

/** Maximum age of a result in days. */
const maxResultAgeDays = 365;

/** Facts about the patient that the checks of a medicine use. */
export interface PersonFacts {
  /** All medicines of the patient. */
  medicines: readonly MedicationRow[];
  allergies: readonly RecordedAllergy[];
  /** In mL/min/1.73 m²; absent when unknown. */
  egfr?: number;
  /** In mmol/L; absent when unknown. */
  potassiumMmolL?: number;
  isPregnant?: boolean;
}

/** Reads the facts that the checks use. */
export async function readPerson(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  now: Date,
): Promise<PersonFacts> {
  const since = toDate(addMs(now, -maxResultAgeDays * dayMs), 'UTC');
  const results = (await readLabValues(db, owner)).filter(({ measuredOn }) => measuredOn >= since);
  const egfr = egfrOf(results, await readSexAndBirth(db, owner));
  const potassiumMmolL = potassiumOf(results);
  const record = await readRecord(db, owner, now);
  const isPregnant = countsAs(record.items.pregnancy);
  const names = allergiesOf(record).names.flatMap(splitAllergies);
  return {
    medicines: await allMedications(db, owner),
    allergies: names.map((name) => ({ name, matches: matchAllergy(name, vocabulary) })),
    ...(egfr !== undefined && { egfr }),
    ...(potassiumMmolL !== undefined && { potassiumMmolL }),
    ...(isPregnant !== null && { isPregnant }),
  };
}

/** Returns the eGFR of the kidney report, in mL/min/1.73 m². A limit counts as its nearest possible value. */
function egfrOf(
  rows: readonly LabValueRow[],
  { sex = null, dateOfBirth }: Awaited<ReturnType<typeof readSexAndBirth>>,
): number | undefined {
  const samples = [...Map.groupBy(rows, ({ formId }) => formId).values()].map((sample): KidneySample => {
    const find = (code: string) => sample.find((row) => row.code === code);
    const [egfr, creatinine] = [find('egfr'), find('creatinine')];
    return {
      on: sample[0]?.measuredOn ?? '',
      egfr: egfr?.canonicalValue ?? null,
      egfrComparator: egfr?.comparator ?? null,
      creatinineUmolL: creatinine?.comparator === null ? creatinine.canonicalValue : null,
    };
  });
  const ageOn = (date: string) => (dateOfBirth === null ? null : completedYears(dateOfBirth, date));
  const inUse = egfrInUse({ sex, ageOn }, samples);
  return inUse.status === 'ok'
    ? nearestAllowed({ value: inUse.egfr, comparator: inUse.comparator }, 1)
    : undefined;
}

/** Returns the potassium of the newest sample day, in mmol/L; the worse of several. */
function potassiumOf(rows: readonly LabValueRow[]): number | undefined {
  const samples = rows.flatMap(({ code, measuredOn: on, canonicalValue: value, comparator }) =>
    code === 'potassium' ? [{ on, value, comparator }] : [],
  );
  return chooseResult(samples, byWorstValue('potassium'))?.inUse.value;
}
