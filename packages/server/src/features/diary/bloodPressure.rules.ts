import type { NewBloodPressure } from '@vitalane/contract';
import type { Caller } from '../../authorisation/caller.ts';
import type { FieldProblem } from '../../errors/apiError.ts';
import { checkMoment, type Moment } from './moment.rules.ts';

/**
 * Returns the moment of a plausible reading. The contract checks the ranges; this checks the order of the
 * numbers and the moment. Throws `invalid` with all problems.
 */
export function checkBloodPressure(
  reading: NewBloodPressure,
  { caller, now }: { caller: Pick<Caller, 'timeZone' | 'dateOfBirth'>; now: Date },
): Moment {
  const isInOrder = reading.valueFrom > reading.valueTo;
  const otherProblems = isInOrder ? [] : [wrongOrder];
  return checkMoment(reading, { caller, now, did: 'measured', otherProblems });
}

const wrongOrder: FieldProblem = {
  name: 'valueFrom',
  message: 'The upper number must be higher than the lower one. Check both on your monitor.',
};
