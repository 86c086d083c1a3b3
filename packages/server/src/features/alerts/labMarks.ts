import { type LabMark, labMark, pressureMark } from '@vitalane/clinical';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../identity/caller.ts';
import { readLabValues } from '../forms/labValues.queries.ts';
import { readAlertOwner } from './alerts.person.ts';
import { type LabRow, labAlertOf } from './labJudge.ts';

/** Returns how a stored result is marked in lists; null when it calls for nothing. */
export type MarkOf = (row: LabRow) => LabMark | null;

/**
 * Reads what results of a person are judged with, and returns the judge. A result is judged on the day of its sample,
 * with what is known of the person now.
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
