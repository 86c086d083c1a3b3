import type { HealthAnswers } from '@vitalane/contract';
import { toCivil } from '@vitalane/time';
import { ApiError } from '../../errors/apiError.ts';
import { dayQuestions } from '../record/statements.rules.ts';

/** Throws `invalid` with all tests and vaccines that have a future date. */
export function checkHealthAnswers(
  answers: HealthAnswers,
  { timeZone, now }: { timeZone: string; now: Date },
): void {
  const today = toCivil(now, timeZone).date;
  const fields = dayQuestions
    .filter((name) => (answers[name] ?? today) > today)
    .map((name) => ({ name, message: 'This day is in the future. Choose today or an earlier day.' }));
  if (fields.length > 0) throw new ApiError('invalid', { fields });
}
