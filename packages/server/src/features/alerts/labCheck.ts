import {
  ALERT_GRADES,
  type AlertGrade,
  bpReadingAdvice,
  checkFirstWords,
  FORM_CODES,
  hasLabLimits,
  isToday,
  labAction,
  labReason,
  likelySlipWords,
  QUANTITIES,
  unitText,
} from '@vitalane/clinical';
import type { LabValueCheck, LabValuesToCheck } from '@vitalane/contract';
import { dayInWords, toCivil } from '@vitalane/time';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { labValue } from '../../db/schema.ts';
import { type LabValueFields, toLabValueFields } from '../../lab-values/labValues.rules.ts';
import { type AlertOwner, readAlertOwner } from './alerts.person.ts';
import { type JudgementContext, type LabRow, labAlertOf } from './labJudge.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

/** Id of a form that is not stored yet. */
const newForm = '00000000-0000-4000-8000-000000000000';

/** Returns the typed results to confirm before saving, the worst first. */
export async function checkTypedResults(
  db: Database,
  owner: Owner,
  { formUuid: formId = newForm, dateOfLabTest, values, now }: LabValuesToCheck & { now: Date },
): Promise<LabValueCheck[]> {
  const today = toCivil(now, owner.timeZone).date;
  const measuredOn = dateOfLabTest ?? today;
  const ofOthers = and(ownedBy(labValue, owner), ne(labValue.formId, formId));
  const others = await db.select().from(labValue).where(ofOthers).orderBy(desc(labValue.measuredOn));
  const ofForm = and(ownedBy(labValue, owner), eq(labValue.formId, formId));
  const stored = await db.select().from(labValue).where(ofForm);
  const typed = values.map((value): LabRow => {
    return { formId, ownerId: owner.accountId, measuredOn, ...toLabValueFields(value) };
  });
  const judging = { owner: await readAlertOwner(db, owner, now), today, rows: [...typed, ...others] };
  const isNew = (row: LabRow) => !stored.some((one) => isEqual(one, row));
  const fresh = typed.filter(isNew);
  const checks = [
    ...fresh.flatMap((row) => checkOf(row, judging, others) ?? []),
    ...(fresh.some(({ code }) => code === 'sbp' || code === 'dbp')
      ? pressureCheckOf(typed, judging.owner)
      : []),
  ];
  const rank = ({ grade }: GradedCheck) => ALERT_GRADES.indexOf(grade);
  return checks.toSorted((a, b) => rank(a) - rank(b)).map(({ check }) => check);
}

function isEqual(a: LabValueFields, b: LabValueFields): boolean {
  return (
    a.code === b.code &&
    a.typedValue === b.typedValue &&
    a.typedUnit === b.typedUnit &&
    a.comparator === b.comparator
  );
}

interface GradedCheck {
  grade: AlertGrade;
  check: LabValueCheck;
}

function checkOf(row: LabRow, judging: JudgementContext, others: readonly LabRow[]): GradedCheck | undefined {
  const alert = labAlertOf(row, judging, { isTyped: true });
  const code = FORM_CODES.find((one) => one === row.code);
  if (code === undefined || !hasLabLimits(code) || !alert?.checkFirst) return undefined;
  const old = alert.likelySlip
    ? others.find((other) => other.code === row.code && other.measuredOn <= row.measuredOn)
    : undefined;
  const check: LabValueCheck = {
    code,
    question: checkFirstWords({
      analyte: QUANTITIES[code].label,
      value: valueText(row),
      unit: unitText(row.typedUnit),
    }),
    slip: old
      ? likelySlipWords({
          old: `${valueText(old)} ${unitText(old.typedUnit)}`,
          date: dayInWords(old.measuredOn),
        })
      : null,
    reason: labReason(code, alert),
    action: labAction(alert.grade),
  };
  return { grade: alert.grade, check };
}

/** Returns the confirmation for a pressure that a clinic measured, by the rules for home readings. */
function pressureCheckOf(rows: readonly LabRow[], { person }: AlertOwner): GradedCheck[] {
  const pressureOf = (wanted: string) => rows.find(({ code }) => code === wanted)?.canonicalValue;
  const [sbpMmHg, dbpMmHg] = [pressureOf('sbp'), pressureOf('dbp')];
  if (sbpMmHg === undefined || dbpMmHg === undefined) return [];
  const advice = bpReadingAdvice({ sbpMmHg, dbpMmHg }, person);
  if (!advice || !isToday(advice.grade)) return [];
  const { grade, reason, action } = advice;
  const asked = { analyte: 'Blood pressure', value: `${sbpMmHg}/${dbpMmHg}`, unit: unitText('mmHg') };
  return [{ grade, check: { code: 'sbp', question: checkFirstWords(asked), slip: null, reason, action } }];
}

function valueText({ comparator, typedValue }: LabRow): string {
  return `${comparator ?? ''}${typedValue}`;
}
