import { ALERT_GRADES, isWorse, type LabAlert, type LabInput } from '@vitalane/clinical';
import { toCivil } from '@vitalane/time';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { lockOwner, ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { healthAlert } from '../../db/schema.ts';
import { readLabValues } from '../../lab-values/labValues.queries.ts';
import { readAlertOwner } from './alerts.person.ts';
import { type AlertRow, type LabReading, storedResult, storedSymptoms } from './alerts.rows.ts';
import { changeAlert, type EpisodeOfAlert, openAlert, updateAlert } from './alerts.write.ts';
import { type JudgementContext, type LabRow, labAlertOf } from './labJudge.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

/**
 * Updates the laboratory alerts from the newest result of each analyte. Must run in the transaction that writes
 * a form. A result that already has an alert is not judged again: the passing of time lowers nothing, and an
 * alert that a doctor closed stays closed. Results from before `measuredSince`, YYYY-MM-DD, raise nothing.
 */
export async function refreshLabs(
  tx: Database,
  owner: Owner,
  { now, measuredSince = '' }: { now: Date; measuredSince?: string },
): Promise<void> {
  await lockOwner(tx, owner);
  const rows = await readLabValues(tx, owner);
  const today = toCivil(now, owner.timeZone).date;
  const judging = { owner: await readAlertOwner(tx, owner, now), today, rows };
  const alerts = await labAlertsOf(tx, owner);
  for (const code of new Set(rows.map((row) => row.code))) {
    const last = alerts.find((alert) => alert.code === code);
    const results = rows.filter((row) => row.code === code && row.measuredOn >= measuredSince);
    const newest = newestResult(results, judging, last);
    if (newest) await judge(tx, owner, { newest, last, judging, now });
  }
}

/** Returns a patient's laboratory alerts: open ones first, then the newest first. */
async function labAlertsOf(tx: Database, owner: Owner): Promise<AlertRow[]> {
  return await tx
    .select()
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, owner), eq(healthAlert.kind, 'lab')))
    .orderBy(asc(eq(healthAlert.state, 'resolved')), desc(healthAlert.openedAt), desc(healthAlert.createdAt));
}

/** Returns the worst result of the newest day. The result of a resolved alert is ignored. */
function newestResult(
  results: readonly LabRow[],
  judging: JudgementContext,
  last: AlertRow | undefined,
): LabRow | undefined {
  const ended = last?.state === 'resolved' ? storedResult(last) : undefined;
  const counting = results.filter((row) => !(ended && isSame(ended, row)));
  const [newest] = counting;
  const graded = counting
    .filter(({ measuredOn }) => measuredOn === newest?.measuredOn)
    .map((row) => ({ row, grade: labAlertOf(row, judging)?.grade ?? 'none' }));
  return graded.toSorted((a, b) => ALERT_GRADES.indexOf(a.grade) - ALERT_GRADES.indexOf(b.grade))[0]?.row;
}

async function judge(
  tx: Database,
  owner: Owner,
  {
    newest,
    last,
    judging,
    now,
  }: { newest: LabRow; last: AlertRow | undefined; judging: JudgementContext; now: Date },
): Promise<void> {
  const result = last && storedResult(last);
  if (result && (isSame(result, newest) || newest.measuredOn < result.measuredOn)) return;
  const current = last?.state === 'resolved' ? undefined : last;
  const alert = labAlertOf(newest, judging, { symptoms: current ? storedSymptoms(current) : [] });
  if (!alert) return;
  const isAlerting = isWorse(alert.grade, 'next_visit');
  if (current && isAlerting && !isWorse(current.grade, alert.grade)) {
    await updateAlert(tx, current, {
      ...episodeOf(newest, alert, now),
      state: 'repeated',
      hasRepeated: true,
      openedAt: current.openedAt,
      now,
    });
    return;
  }
  if (current)
    await changeAlert(tx, current, { state: 'resolved', resolvedAt: now, resolvedBy: 'newer_result' });
  if (isAlerting) {
    const side = alert.isChange ? 'change' : (alert.side ?? 'high');
    await openAlert(tx, owner, {
      kind: 'lab',
      code: newest.code,
      side,
      ...episodeOf(newest, alert, now),
      now,
    });
  }
}

function episodeOf(row: LabRow, { grade }: LabAlert, now: Date): EpisodeOfAlert {
  const { formId, typedValue: value, typedUnit: unit, comparator, measuredOn } = row;
  const readings: LabReading[] = [{ formId, value, unit, comparator, measuredOn }];
  return {
    state: 'raised',
    grade,
    hasRepeated: false,
    readings,
    openedAt: now,
    lastAt: now,
    resolvedAt: null,
  };
}

function isSame(result: LabReading, row: LabRow): boolean {
  const { value, unit, comparator, measuredOn } = result;
  return (
    value === row.typedValue &&
    unit === row.typedUnit &&
    comparator === row.comparator &&
    measuredOn === row.measuredOn
  );
}

/** Returns the grade of an open laboratory alert with its ticked symptoms. */
export async function gradeWithSymptoms(
  tx: Database,
  owner: Owner,
  {
    alert,
    symptoms,
    isCorrection,
    now,
  }: { alert: AlertRow; symptoms: LabInput['symptoms']; isCorrection: boolean; now: Date },
): Promise<AlertRow['grade']> {
  const rows = await readLabValues(tx, owner);
  const result = storedResult(alert);
  const row = rows.find(({ code, formId }) => code === alert.code && formId === result?.formId);
  const today = toCivil(now, owner.timeZone).date;
  const judged =
    row && labAlertOf(row, { owner: await readAlertOwner(tx, owner, now), today, rows }, { symptoms });
  if (!judged) return alert.grade;
  return isCorrection || isWorse(judged.grade, alert.grade) ? judged.grade : alert.grade;
}
