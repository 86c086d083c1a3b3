import { addMs, isTimeZone, minuteMs, toCivil, toInstant } from '@vitalane/time';
import type { Caller } from '../../authorisation/caller.ts';
import { ApiError, type FieldProblem } from '../../errors/apiError.ts';

/** A phone's clock may run a little ahead of ours. */
const clockToleranceMs = 2 * minuteMs;
const earliestDate = '1900-01-01';

/** When something was, as a person says it; what they leave out is now, in their own zone. */
export interface MomentInput {
  /** YYYY-MM-DD */
  date?: string;
  /** HH:MM */
  time?: string;
  /** IANA name. */
  timeZone?: string;
}

/** When something was: in the local time of its zone, and as an instant. */
export interface Moment {
  date: string;
  time: string;
  timeZone: string;
  measuredAt: Date;
}

interface MomentContext {
  caller: Pick<Caller, 'timeZone' | 'dateOfBirth'>;
  now: Date;
  /** What the person did then; the message about a time in the future names it. */
  did: 'measured' | 'exercised' | 'took it';
  /** What is wrong with the rest of the entry, to be reported with the moment. */
  otherProblems?: readonly FieldProblem[];
}

/**
 * Returns the moment of an entry. Checks what a schema cannot: the zone, and that the moment is neither in the future nor
 * before the person's birth or impossibly long ago. Throws `invalid` with all problems.
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
