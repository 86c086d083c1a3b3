import {
  convertUnit,
  type EarlierResult,
  hasJumped,
  type LabAlert,
  type LabInput,
  labAlert,
  labAnalyteOf,
} from '@vitalane/clinical';
import { daysBetween } from '@vitalane/time';
import type { labValue } from '../../db/schema.ts';
import { dimensions } from '../../lists/dimensions.ts';
import type { AlertOwner } from './alerts.person.ts';

/** A row of the table of results. */
export type LabRow = typeof labValue.$inferSelect;

/** The columns of a result that its alert depends on. */
export type JudgedResult = Pick<
  LabRow,
  | 'formId'
  | 'code'
  | 'measuredOn'
  | 'canonicalValue'
  | 'typedValue'
  | 'typedUnit'
  | 'comparator'
  | 'referenceLow'
  | 'referenceHigh'
>;

/** Context in which a result is judged. */
export interface JudgementContext {
  owner: Pick<AlertOwner, 'known'>;
  today: string;
  rows: readonly JudgedResult[];
}

/**
 * Returns the alert for a result, with the patient's known facts and other results of the sample; `undefined`
 * for other analytes.
 */
export function labAlertOf(
  row: JudgedResult,
  { owner, today, rows }: JudgementContext,
  input: Pick<LabInput, 'symptoms' | 'isTyped'> = {},
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
    sampledDaysAgo: Math.max(0, daysBetween(row.measuredOn, today)),
    earlier: earlierOf(row, rows),
    printedRange: { low: row.referenceLow, high: row.referenceHigh },
    ...input,
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

/** Returns the earlier results of the analyte, in the unit of the row. A limit such as "<30" is no value to compare with. */
function earlierOf(row: JudgedResult, rows: readonly JudgedResult[]): readonly EarlierResult[] {
  return rows
    .filter(
      ({ code, measuredOn, formId, comparator }) =>
        code === row.code && formId !== row.formId && measuredOn <= row.measuredOn && comparator === null,
    )
    .flatMap((other) => {
      const value = inUnit(other, row.typedUnit);
      return value === null ? [] : [{ value, daysBefore: daysBetween(other.measuredOn, row.measuredOn) }];
    });
}

function inUnit({ code, typedUnit, typedValue, canonicalValue }: JudgedResult, unit: string): number | null {
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
