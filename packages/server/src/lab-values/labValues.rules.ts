import {
  canonicalValue,
  entryLimitsIn,
  FORM_CODES,
  isEnterable,
  type LabMark,
  nearestAllowed,
  panelConflict,
  panelWords,
  unitsOf,
  unitText,
} from '@vitalane/clinical';
import type { HealthForm, LabValue } from '@vitalane/contract';
import type { labValue } from '../db/schema.ts';
import type { FieldProblem } from '../errors/apiError.ts';

type LabValueRow = typeof labValue.$inferSelect;
/** Returns the mark of a stored result in lists; `null` without one. */
export type MarkOf = (row: LabValueRow) => LabMark | null;

type LabResult = HealthForm['values'][number];

/** A laboratory value to store, without its form and day. */
export type LabValueFields = Omit<LabValueRow, 'formId' | 'ownerId' | 'measuredOn'>;

/** Returns the problems of a form's values, by their path: `values.0.unit`. */
export function labValueProblems(values: readonly LabValue[]): FieldProblem[] {
  const problems = values.flatMap((value, index) => {
    const isRepeated = values.findIndex(({ code }) => code === value.code) < index;
    const problem = isRepeated
      ? { member: 'code', message: 'This measure is on the form twice. Remove one of them.' }
      : problemOf(value);
    return problem ? [{ name: `values.${index}.${problem.member}`, message: problem.message }] : [];
  });
  return problems.length > 0 ? problems : [...panelProblems(values), ...pressureProblems(values)];
}

/** Returns the problems of pressures: both numbers are required, because alerts judge them together. */
function pressureProblems(values: readonly LabValue[]): FieldProblem[] {
  const pressures = values.filter(({ code }) => code === 'sbp' || code === 'dbp');
  const [only] = pressures;
  if (!only || pressures.length > 1) return [];
  const missing = only.code === 'sbp' ? 'lower' : 'upper';
  const message = `Enter the ${missing} blood pressure as well, or remove this one.`;
  return [{ name: `values.${values.indexOf(only)}.value`, message }];
}

const partsOfTotal = { hdl_above_total: 'hdl', ldl_above_total: 'ldl' } as const;

/** Returns contradictions between cholesterols of one sample, at the component that exceeds the total. */
function panelProblems(values: readonly LabValue[]): FieldProblem[] {
  const sample = 'form';
  const inputs = values.map(({ code, value, unit, comparator }) => {
    return [code, { v: canonicalValue(code, value, unit) ?? value, sample, comparator }];
  });
  const conflict = panelConflict(Object.fromEntries(inputs));
  if (conflict?.status !== 'refused') return [];
  const index = values.findIndex(({ code }) => code === partsOfTotal[conflict.reason]);
  return [{ name: `values.${index}.value`, message: panelWords(conflict) ?? '' }];
}

function problemOf(value: LabValue): { member: keyof LabValue; message: string } | undefined {
  const units: readonly string[] = unitsOf(value.code);
  if (!units.includes(value.unit)) {
    return { member: 'unit', message: `Choose ${units.map(unitText).join(' or ')}.` };
  }
  if (!isEnterable(value)) return { member: 'value', message: limitsMessage(value) };
  const { referenceLow, referenceHigh } = value;
  if (isNumber(referenceLow) && isNumber(referenceHigh) && referenceLow > referenceHigh) {
    return { member: 'referenceLow', message: 'The lower end must not be above the upper end.' };
  }
  return undefined;
}

/** Returns the message with the limits in the typed unit. */
function limitsMessage({ code, unit }: LabValue): string {
  const { min, max } = entryLimitsIn(code, unit);
  const highest = `${max} ${unitText(unit)}`.trimEnd();
  return `Enter a value from ${min} to ${highest}, as it is printed on your report.`;
}

/** Converts a valid value into the columns to store, as typed and in the canonical unit. */
export function toLabValueFields(given: LabValue): LabValueFields {
  const { code, value, unit, comparator = null, referenceLow = null, referenceHigh = null } = given;
  return {
    code,
    canonicalValue: canonicalValue(code, value, unit) ?? value,
    typedValue: value,
    typedUnit: unit,
    comparator,
    referenceLow,
    referenceHigh,
  };
}

/** Returns the values of a form in the order of the catalogue, with their printed range and marks. */
export function toLabResults(rows: readonly LabValueRow[], markOf: MarkOf): LabResult[] {
  return FORM_CODES.flatMap((code) => {
    const row = rows.find((candidate) => candidate.code === code);
    const unit = unitsOf(code).find((choice) => choice === row?.typedUnit);
    return row && unit ? [toLabResult(row, { code, unit, mark: markOf(row) })] : [];
  });
}

/** Returns a result. A printed range is more precise than a mark of the mildest tone, and replaces it. */
function toLabResult(
  row: LabValueRow,
  { code, unit, mark }: Pick<LabResult, 'code' | 'unit'> & { mark: LabMark | null },
): LabResult {
  const { typedValue: value, comparator, referenceLow, referenceHigh } = row;
  const flag = flagOf(row);
  return {
    code,
    value,
    unit,
    ...(comparator && { comparator }),
    referenceLow,
    referenceHigh,
    ...(flag && { flag }),
    ...(mark && !(flag && mark.tone === 'notice') && { mark }),
  };
}

/**
 * Returns the position of a value relative to the printed range. A limit gets a flag only if that is true for
 * every value beyond it.
 */
function flagOf({
  typedValue: value,
  comparator,
  referenceLow: low,
  referenceHigh: high,
}: LabValueRow): LabResult['flag'] {
  if (low === null && high === null) return undefined;
  const nearest = nearestAllowed({ value, comparator });
  const nearestFlag =
    low !== null && nearest < low ? 'low' : high !== null && nearest > high ? 'high' : 'normal';
  if (comparator === null) return nearestFlag;
  const end = comparator.startsWith('<') ? ('low' as const) : ('high' as const);
  const isEndless = (end === 'low' ? low : high) === null;
  return nearestFlag === end || (nearestFlag === 'normal' && isEndless) ? nearestFlag : undefined;
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number';
}
