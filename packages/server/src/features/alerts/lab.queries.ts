import {
  convertUnit,
  type EarlierResult,
  hasJumped,
  isWorse,
  type LabAlert,
  type LabInput,
  labAlert,
  labAnalyteOf,
} from '@vitalane/clinical';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { holdOwner, ownedBy } from '../../db/ownership.ts';
import { healthAlert, labValue } from '../../db/schema.ts';
import type { Caller } from '../../identity/caller.ts';
import { dimensions } from '../../lists/dimensions.ts';
import { toCivil } from '../../time/civilTime.ts';
import { type AlertOwner, readAlertOwner } from './alerts.person.ts';
import { type AlertRow, type LabReading, storedResult, storedSymptoms } from './alerts.rows.ts';
import { changeAlert, type EpisodeOfAlert, openAlert, updateAlert } from './alerts.write.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;
type LabRow = typeof labValue.$inferSelect;

const dayMs = 86_400_000;

/** What a newest result is judged with. */
interface Judging {
  owner: AlertOwner;
  today: string;
  rows: readonly LabRow[];
}

/**
 * Brings the laboratory alerts up to date with the newest result of each analyte. Run it in the transaction that writes
 * a form. A result that is already behind an alert is not judged again: the passing of time lowers nothing.
 */
export async function refreshLabs(tx: Database, owner: Owner, now: Date): Promise<void> {
  await holdOwner(tx, owner);
  const rows = await tx
    .select()
    .from(labValue)
    .where(ownedBy(labValue, owner))
    .orderBy(desc(labValue.measuredOn), desc(labValue.formId));
  const today = toCivil(now, owner.timeZone).date;
  const judging = { owner: await readAlertOwner(tx, owner, now), today, rows };
  const open = await openLabAlerts(tx, owner);
  for (const code of new Set(rows.map((row) => row.code))) {
    const newest = rows.find((row) => row.code === code);
    const current = open.find((alert) => alert.code === code);
    if (newest) await judge(tx, owner, { newest, current, judging, now });
  }
}

async function openLabAlerts(tx: Database, owner: Owner): Promise<AlertRow[]> {
  return await tx
    .select()
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, owner), eq(healthAlert.kind, 'lab'), ne(healthAlert.state, 'resolved')));
}

async function judge(
  tx: Database,
  owner: Owner,
  {
    newest,
    current,
    judging,
    now,
  }: { newest: LabRow; current: AlertRow | undefined; judging: Judging; now: Date },
): Promise<void> {
  const result = current && storedResult(current);
  if (result && (isSame(result, newest) || newest.measuredOn < result.measuredOn)) return;
  const alert = labAlertOf(newest, judging, current ? storedSymptoms(current) : []);
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

/** What a result calls for, with what is known of the person and of the same sample; nothing for other analytes. */
function labAlertOf(
  row: LabRow,
  { owner, today, rows }: Judging,
  symptoms: LabInput['symptoms'] = [],
): LabAlert | undefined {
  const analyte = labAnalyteOf(row.code);
  if (!analyte) return undefined;
  const ofSample = (code: string) => rows.find((other) => other.formId === row.formId && other.code === code);
  const creatinine = ofSample('creatinine');
  return labAlert({
    analyte,
    value: row.typedValue,
    unit: row.typedUnit,
    comparator: row.comparator,
    sampledDaysAgo: Math.max(0, daysFrom(row.measuredOn, today)),
    earlier: earlierOf(row, rows),
    printedRange: { low: row.referenceLow, high: row.referenceHigh },
    symptoms,
    known: {
      ...owner.known,
      potassiumMmolL: ofSample('potassium')?.canonicalValue ?? null,
      bilirubinUmolL: ofSample('bilirubin')?.canonicalValue ?? null,
      creatinineJumped:
        creatinine !== undefined &&
        hasJumped(creatinine.typedValue, creatinine.typedUnit, earlierOf(creatinine, rows)),
      upperLimitUL: row.referenceHigh,
    },
  });
}

function earlierOf(row: LabRow, rows: readonly LabRow[]): readonly EarlierResult[] {
  return rows
    .filter(
      ({ code, measuredOn, formId }) =>
        code === row.code && formId !== row.formId && measuredOn <= row.measuredOn,
    )
    .flatMap((other) => {
      const value = inUnit(other, row.typedUnit);
      return value === null ? [] : [{ value, daysBefore: daysFrom(other.measuredOn, row.measuredOn) }];
    });
}

function inUnit({ code, typedUnit, typedValue, canonicalValue }: LabRow, unit: string): number | null {
  if (typedUnit === unit) return typedValue;
  const dimension = dimensions.find((one) => one.code === code);
  if (!dimension?.analyte) return null;
  const converted = convertUnit({
    analyte: dimension.analyte,
    value: canonicalValue,
    from: dimension.unit,
    to: unit,
  });
  return converted.status === 'ok' ? converted.value : null;
}

function daysFrom(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / dayMs;
}

/** Returns the grade of an open laboratory alert with the symptoms that were ticked beside it. */
export async function gradeWithSymptoms(
  tx: Database,
  owner: Owner,
  { alert, symptoms, now }: { alert: AlertRow; symptoms: LabInput['symptoms']; now: Date },
): Promise<AlertRow['grade']> {
  const rows = await tx.select().from(labValue).where(ownedBy(labValue, owner));
  const result = storedResult(alert);
  const row = rows.find(({ code, formId }) => code === alert.code && formId === result?.formId);
  const today = toCivil(now, owner.timeZone).date;
  const judged =
    row && labAlertOf(row, { owner: await readAlertOwner(tx, owner, now), today, rows }, symptoms);
  return judged && isWorse(judged.grade, alert.grade) ? judged.grade : alert.grade;
}
