import type { NewBloodPressure } from '@vitalane/contract';
import type { FieldProblem } from '../../errors.ts';
import { checkMoment, type Moment } from './moment.rules.ts';

/**
 * The moment of a reading that is plausible. The contract has checked the ranges; this checks the order of the numbers
 * and the moment. Throws `invalid` with all problems.
 */
export function checkBloodPressure(
  reading: NewBloodPressure,
  { caller, now }: { caller: { timeZone: string }; now: Date },
): Moment {
  const isInOrder = reading.valueFrom > reading.valueTo;
  const otherProblems = isInOrder ? [] : [wrongOrder];
  return checkMoment(reading, { caller, now, did: 'measured', otherProblems });
}

const wrongOrder: FieldProblem = {
  name: 'valueFrom',
  message: 'The upper number must be higher than the lower one. Check both on your monitor.',
};
