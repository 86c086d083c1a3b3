import {
  type EarlierResult,
  hasJumped,
  hasLabLimits,
  inUnit,
  isQuantity,
  type LabAlert,
  type LabInput,
  labAlert,
  QUANTITIES,
} from '@vitalane/clinical';
import { daysBetween } from '@vitalane/time';
import type { labValue } from '../../db/schema.ts';
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

const noAlert: LabAlert = {
  grade: 'none',
  side: null,
  isChange: false,
  askDealtWith: false,
  checkFirst: false,
  likelySlip: false,
};

/**
 * Returns the alert for a result, with the patient's known facts and other results of the sample; `undefined`
 * for a quantity without limits.
 */
export function labAlertOf(
  row: JudgedResult,
  { owner, today, rows }: JudgementContext,
  input: Pick<LabInput, 'symptoms' | 'isTyped'> = {},
): LabAlert | undefined {
  const { code } = row;
  if (!hasLabLimits(code)) return undefined;
  const ofSample = (other: string) => rows.find((one) => one.formId === row.formId && one.code === other);
  // The laboratory's own adjusted value decides; this one ends an earlier alert.
  if (code === 'calcium' && ofSample('calcium_adjusted')) return noAlert;
  const [creatinine, albumin] = [ofSample('creatinine'), ofSample('albumin')];
  return labAlert({
    code,
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
      albuminGL: albumin?.comparator === null ? albumin.canonicalValue : null,
      creatinineJumped:
        creatinine !== undefined &&
        hasJumped(creatinine.typedValue, creatinine.typedUnit, earlierOf(creatinine, rows)),
      upperLimitUL: row.referenceHigh,
    },
  });
}

/** Returns the earlier results of the quantity, in the unit of the row. A limit such as "<30" is no value to compare with. */
function earlierOf(row: JudgedResult, rows: readonly JudgedResult[]): readonly EarlierResult[] {
  return rows
    .filter(
      ({ code, measuredOn, formId, comparator }) =>
        code === row.code && formId !== row.formId && measuredOn <= row.measuredOn && comparator === null,
    )
    .flatMap((other) => {
      const value = valueIn(other, row.typedUnit);
      return value === null ? [] : [{ value, daysBefore: daysBetween(other.measuredOn, row.measuredOn) }];
    });
}

function valueIn({ code, typedUnit, typedValue, canonicalValue }: JudgedResult, unit: string): number | null {
  if (typedUnit === unit) return typedValue;
  return isQuantity(code) ? inUnit(code, canonicalValue, { from: QUANTITIES[code].unit, to: unit }) : null;
}
