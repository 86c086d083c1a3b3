import { entryLimits, quantityRow, round, unitText, type VitalSign } from '@vitalane/clinical';
import type { FieldProblem } from '../../errors/apiError.ts';

/** Returns what is wrong with a reading of a vital sign, with the limits of its kind. */
export function vitalSignProblems(kind: VitalSign, value: number): FieldProblem[] {
  const { unit, decimals } = quantityRow(kind);
  const { min, max } = entryLimits(kind);
  if (value >= min && value <= max && value === round(value, decimals)) return [];
  const number = decimals === 0 ? 'a whole number' : 'a number with one decimal';
  return [{ name: 'value', message: `Enter ${number} from ${min} to ${max} ${unitText(unit)}.` }];
}
