import { labMark, pressureMark } from '@vitalane/clinical';
import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import { readLabValues } from '../../lab-values/labValues.queries.ts';
import type { MarkOf } from '../../lab-values/labValues.rules.ts';
import { readAlertOwner } from './alerts.person.ts';
import { labAlertOf } from './labJudge.ts';

/**
 * Reads the context of a patient's results, and returns a function that marks them. A result is judged on the
 * day of its sample, with the current facts about the patient.
 */
export async function readMarks(db: Database, owner: Pick<Caller, 'accountId'>, now: Date): Promise<MarkOf> {
  const rows = await readLabValues(db, owner);
  const alertOwner = await readAlertOwner(db, owner, now);
  return (row) => {
    const { code, canonicalValue } = row;
    if (code === 'sbp' || code === 'dbp') return pressureMark(code, canonicalValue, alertOwner.person);
    const alert = labAlertOf(row, { owner: alertOwner, today: row.measuredOn, rows });
    return alert ? labMark(alert) : null;
  };
}
