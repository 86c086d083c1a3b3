import * as z from 'zod/mini';

/** Error texts and limit of a date. */
export interface IsoDateRules {
  /** A box is empty. */
  missing: string;
  /** The date does not exist: “31 February”. */
  impossible: string;
  /** Latest valid date, `YYYY-MM-DD`: today, for a birth date. */
  max?: string;
  /** The date is after `max`. */
  tooLate?: string;
}

const isRealDay = (text: string) => z.iso.date().safeParse(text).success;

/** Returns the schema of a date from `DateBoxes` or `DateField`: `YYYY-MM-DD`, existing, from 1900, and no later than `max`. */
export function isoDateSchema({ missing, impossible, max, tooLate = impossible }: IsoDateRules) {
  return z.string().check(
    z.minLength(1, { error: missing, abort: true }),
    z.refine((day) => isRealDay(day) && day >= '1900', { error: impossible, abort: true }),
    z.refine((day) => max === undefined || day <= max, tooLate),
  );
}
