import {
  byWorstValue,
  type Comparator,
  chooseResult,
  countsAs,
  type EgfrInUse,
  egfrInUse,
  type Failure,
  type HealthRecord,
  type KidneySample,
  matchAllergy,
  type RecordedAllergy,
  splitAllergies,
} from '@vitalane/clinical';
import { completedYears } from '@vitalane/time';
import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import type { MedicationRow } from '../../db/schema.ts';
import { type LabValueRow, readLabValues } from '../../lab-values/labValues.queries.ts';
import { allMedications } from '../../medicines/medicines.queries.ts';
import { allergiesOf } from '../record/record.facts.ts';
import { readRecord, readPerson as readSexAndBirth } from '../record/record.queries.ts';
import { vocabulary } from './ingredients.ts';

/** The newest result of an analyte. */
interface NewestResult {
  value: number;
  comparator: Comparator | null;
  /** Day of the sample, YYYY-MM-DD. */
  on: string;
}

/** Facts about the patient that the checks of a medicine use. */
export interface PersonFacts {
  /** YYYY-MM-DD */
  asOf: string;
  /** All medicines of the patient. */
  medicines: readonly MedicationRow[];
  allergies: readonly RecordedAllergy[];
  /** In mL/min/1.73 m²; `null` when unknown. */
  egfr: NewestResult | null;
  /** In mmol/L; `null` when unknown. */
  potassium: NewestResult | null;
  /** Answers that are open but count until they are given; `null` when both answers must be considered. */
  hasKidneyDisease: boolean | null;
  hasHeartFailure: boolean | null;
  isPregnant: boolean | null;
}

type SexAndBirth = Pick<Awaited<ReturnType<typeof readSexAndBirth>>, 'sex' | 'dateOfBirth'>;

/** Returns the facts that the checks use, from what is stored now. */
export function personFactsOf({
  record,
  results,
  person,
  medicines,
}: {
  record: HealthRecord;
  results: readonly LabValueRow[];
  person: SexAndBirth;
  medicines: readonly MedicationRow[];
}): PersonFacts {
  const { items, asOf } = record;
  const names = allergiesOf(record).names.flatMap(splitAllergies);
  return {
    asOf,
    medicines,
    allergies: names.map((name) => ({ name, matches: matchAllergy(name, vocabulary) })),
    egfr: egfrOf(results, person),
    potassium: potassiumOf(results),
    hasKidneyDisease: countsAs(items.chronic_kidney_disease),
    hasHeartFailure: countsAs(items.heart_failure),
    isPregnant: countsAs(items.pregnancy),
  };
}

/** Reads the facts that the checks use. */
export async function readPerson(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  now: Date,
): Promise<PersonFacts> {
  return personFactsOf({
    record: await readRecord(db, owner, now),
    results: await readLabValues(db, owner),
    person: await readSexAndBirth(db, owner),
    medicines: await allMedications(db, owner),
  });
}

/** Returns the eGFR in use, that of the kidney report. */
export function filtrationOfRows(
  rows: readonly LabValueRow[],
  { sex = null, dateOfBirth }: SexAndBirth,
): EgfrInUse | Failure {
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
  return egfrInUse({ sex, ageOn }, samples);
}

function egfrOf(rows: readonly LabValueRow[], person: SexAndBirth): NewestResult | null {
  const inUse = filtrationOfRows(rows, person);
  if (inUse.status !== 'ok') return null;
  return { value: inUse.egfr, comparator: inUse.comparator, on: inUse.usedOn };
}

/** Returns the potassium of the newest sample day, in mmol/L; the worse of several. */
function potassiumOf(rows: readonly LabValueRow[]): NewestResult | null {
  const samples = rows.flatMap(({ code, measuredOn: on, canonicalValue: value, comparator }) =>
    code === 'potassium' ? [{ on, value, comparator }] : [],
  );
  return chooseResult(samples, byWorstValue('potassium'))?.inUse ?? null;
}
