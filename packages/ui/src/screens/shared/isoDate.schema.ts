import * as z from 'zod/mini';

/** What to say of a date, and when. */
export interface IsoDateRules {
  /** A box is empty. */
  missing: string;
  /** The day does not exist: “31 February”. */
  impossible: string;
  /** Latest allowed day, `YYYY-MM-DD`: today, for a birth date. */
  max?: string;
  /** The day lies after `max`. */
  tooLate?: string;
}

const isRealDay = (text: string) => z.iso.date().safeParse(text).success;

/** Returns a day from `DateBoxes` or `DateField`: `YYYY-MM-DD`, real, since 1900, and no later than `max`. */
export function isoDateSchema({ missing, impossible, max, tooLate = impossible }: IsoDateRules) {
  return z.string().check(
    z.minLength(1, { error: missing, abort: true }),
    z.refine((day) => isRealDay(day) && day >= '1900', { error: impossible, abort: true }),
    z.refine((day) => max === undefined || day <= max, tooLate),
  );
}
