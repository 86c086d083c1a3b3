import type { NewBloodPressure } from '@vitalane/contract';
import { ApiError, type FieldProblem } from '../../errors.ts';
import { isTimeZone, toCivil, toInstant } from '../../time/civilTime.ts';

/** A phone's clock may run a little ahead of ours. */
const clockToleranceMs = 2 * 60_000;
const earliestDate = '1900-01-01';

/**
 * The instant of a reading that is plausible. The contract has checked the ranges; this checks what a schema cannot:
 * the order of the numbers, the zone, and that the moment is not in the future. Throws `invalid` with all problems.
 */
export function checkBloodPressure(
  reading: NewBloodPressure,
  { timeZone, now }: { timeZone: string; now: Date },
): Date {
  const problems: FieldProblem[] = [];
  if (reading.valueFrom <= reading.valueTo) {
    problems.push({
      name: 'valueFrom',
      message: 'The upper number must be higher than the lower one. Check both on your monitor.',
    });
  }
  if (!isTimeZone(timeZone)) {
    problems.push({
      name: 'timeZone',
      message: 'This time zone is not known. Use a name such as Asia/Singapore.',
    });
    throw new ApiError('invalid', { fields: problems });
  }
  problems.push(...momentProblems(reading, { timeZone, now }));
  if (problems.length > 0) throw new ApiError('invalid', { fields: problems });
  return toInstant(reading.date, reading.time, timeZone);
}

function momentProblems(
  { date, time }: NewBloodPressure,
  { timeZone, now }: { timeZone: string; now: Date },
): FieldProblem[] {
  if (date < earliestDate) return [{ name: 'date', message: 'This day is too long ago. Check the year.' }];
  if (toInstant(date, time, timeZone).getTime() <= now.getTime() + clockToleranceMs) return [];
  return date > toCivil(now, timeZone).date
    ? [{ name: 'date', message: 'This day is in the future. Choose today or an earlier day.' }]
    : [{ name: 'time', message: 'This time is in the future. Choose the time when you measured.' }];
}
