import { completedYears } from '@vitalane/time';
import { evaluate, type Input } from '../evaluate.ts';
import { ADULT_FROM_YEARS, date } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import { MAX_AGE_YEARS } from '../scope/parts.ts';

const FIELDS = { dateOfBirth: date, asOf: date };

/** Result of a check: whether the person is an adult, and the age in completed years. */
export type BirthDateCheck =
  | { readonly check: 'adult' | 'under_18'; readonly ageYears: number }
  | { readonly check: 'check_date'; readonly reason: 'future' | 'over_110' };

/**
 * Checks the date of birth in sign-up. `check_date` means a day in the future or an age over 110 years. Days are
 * YYYY-MM-DD in Singapore. Errors: `missing`, `implausible` when a date does not exist.
 */
export function checkBirthDate(input: Input<typeof FIELDS>): Result<BirthDateCheck> {
  return evaluate(FIELDS, input, ({ dateOfBirth, asOf }): Result<BirthDateCheck> => {
    if (dateOfBirth > asOf) return ok({ check: 'check_date', reason: 'future' });
    const ageYears = completedYears(dateOfBirth, asOf);
    if (ageYears > MAX_AGE_YEARS) return ok({ check: 'check_date', reason: 'over_110' });
    return ok({ check: ageYears < ADULT_FROM_YEARS ? 'under_18' : 'adult', ageYears });
  });
}
