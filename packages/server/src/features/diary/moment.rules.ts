import { addMs, isTimeZone, minuteMs, toCivil, toInstant } from '@vitalane/time';
import type { Caller } from '../../authorisation/caller.ts';
import { ApiError, type FieldProblem } from '../../errors/apiError.ts';

/** Tolerance for a client's clock that is ahead. */
const clockToleranceMs = 2 * minuteMs;
const earliestDate = '1900-01-01';

/** Local time of an entry as typed; missing parts default to now in the patient's zone. */
export interface MomentInput {
  /** YYYY-MM-DD */
  date?: string;
  /** HH:MM */
  time?: string;
  /** IANA name. */
  timeZone?: string;
}

/** Time of an entry: local time in its zone, and the instant. */
export interface Moment {
  date: string;
  time: string;
  timeZone: string;
  measuredAt: Date;
}

interface MomentContext {
  caller: Pick<Caller, 'timeZone' | 'dateOfBirth'>;
  now: Date;
  /** Action of the entry, for the message about a time in the future. */
  did: 'measured' | 'exercised' | 'took it';
  /** Other problems of the entry, reported with those of the moment. */
  otherProblems?: readonly FieldProblem[];
}

/**
 * Returns the moment of an entry. Checks that the zone exists, and that the moment is neither in the future,
 * nor before the patient's birth, nor impossibly long ago. Throws `invalid` with all problems.
 */
export function checkMoment(input: MomentInput, context: MomentContext): Moment {
  const { caller, now, did, otherProblems = [] } = context;
  const { timeZone = caller.timeZone } = input;
  if (!isTimeZone(timeZone)) {
    throw invalid([
      ...otherProblems,
      { name: 'timeZone', message: 'This time zone is not known. Use a name such as Asia/Singapore.' },
    ]);
  }
  const { date, time } = { ...toCivil(now, timeZone), ...input };
  const measuredAt = toInstant(date, time, timeZone);
  const today = toCivil(now, timeZone).date;
  const problem = problemOf({ date, measuredAt }, { now, today, did, bornOn: caller.dateOfBirth });
  if (problem || otherProblems.length > 0) throw invalid([...otherProblems, ...(problem ? [problem] : [])]);
  return { date, time, timeZone, measuredAt };
}

function problemOf(
  { date, measuredAt }: { date: string; measuredAt: Date },
  { now, today, did, bornOn }: { now: Date; today: string; did: string; bornOn: string | null },
): FieldProblem | undefined {
  if (date < earliestDate) return { name: 'date', message: 'This day is too long ago. Check the year.' };
  if (bornOn !== null && date < bornOn)
    return { name: 'date', message: 'This day is before your date of birth. Check the year.' };
  if (measuredAt <= addMs(now, clockToleranceMs)) return undefined;
  return date > today
    ? { name: 'date', message: 'This day is in the future. Choose today or an earlier day.' }
    : { name: 'time', message: `This time is in the future. Choose the time when you ${did}.` };
}

function invalid(fields: readonly FieldProblem[]): ApiError {
  return new ApiError('invalid', { fields });
}
