import { bandMark, labMark, pressureMark } from '@vitalane/clinical';
import { completedYears } from '@vitalane/time';
import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import { readLabValues } from '../../lab-values/labValues.queries.ts';
import type { MarkOf } from '../../lab-values/labValues.rules.ts';
import { readPerson } from '../record/record.queries.ts';
import { readAlertOwner } from './alerts.person.ts';
import { labAlertOf } from './labJudge.ts';

/**
 * Reads the context of a patient's results, and returns a function that marks them: by its alert, else by the bands of
 * the reports. A result is judged on the day of its sample, with the current facts about the patient.
 */
export async function readMarks(db: Database, owner: Pick<Caller, 'accountId'>, now: Date): Promise<MarkOf> {
  const rows = await readLabValues(db, owner);
  const alertOwner = await readAlertOwner(db, owner, now);
  const { dateOfBirth, sex = null } = await readPerson(db, owner);
  return (row) => {
    const { code, canonicalValue, typedValue: value, typedUnit: unit, comparator } = row;
    if (code === 'sbp' || code === 'dbp') return pressureMark(code, canonicalValue, alertOwner.person);
    const alert = labAlertOf(row, { owner: alertOwner, today: row.measuredOn, rows });
    const mark = alert ? labMark(alert) : null;
    if (mark) return mark;
    const ageYears = dateOfBirth === null ? null : completedYears(dateOfBirth, row.measuredOn);
    const { isPregnant = null, isAfterBirth, hasDiabetes = null } = alertOwner.person;
    const person = { ageYears, isPregnant, isAfterBirth: isAfterBirth === true, hasDiabetes, sex };
    return bandMark({ code, value, unit, comparator }, person);
  };
}
