import { type CoursePerson, countsAs, isAfterBirth, type LabInput } from '@vitalane/clinical';
import { completedYears } from '@vitalane/time';
import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import { readLabValues } from '../../lab-values/labValues.queries.ts';
import { filtrationOfRows } from '../medications/person.queries.ts';
import { readPerson, readRecord } from '../record/record.queries.ts';
import { mayKeepWaterBy } from './keepsWater.ts';

/** Facts about the patient that the grade of an alert depends on. */
export interface AlertOwner {
  person: CoursePerson;
  known: NonNullable<LabInput['known']>;
}

type Owner = Pick<Caller, 'accountId'>;

/** Reads the facts about a patient. An unknown answer is null, never no. */
export async function readAlertOwner(db: Database, owner: Owner, now: Date): Promise<AlertOwner> {
  const sexAndBirth = await readPerson(db, owner);
  const { dateOfBirth, sex = null } = sexAndBirth;
  const record = await readRecord(db, owner, now);
  const { items, asOf } = record;
  const ageYears = dateOfBirth === null ? null : completedYears(dateOfBirth, asOf);
  const isPregnant = countsAs(items.pregnancy);
  const filtration = filtrationOfRows(await readLabValues(db, owner), sexAndBirth);
  const hasDiabetes = countsAs(items.diabetes);
  return {
    person: {
      ageYears,
      isPregnant,
      isAfterBirth: isAfterBirth(record),
      hasDiabetes,
      takesPressureMedicine: countsAs(items.blood_pressure_medicine),
      keepsWater: mayKeepWaterBy(record, filtration),
    },
    known: { ageYears, isPregnant: isPregnant ?? false, hasDiabetes: hasDiabetes ?? false, sex },
  };
}
