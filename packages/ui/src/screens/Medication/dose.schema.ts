import { toCivil } from '@vitalane/time';
import * as z from 'zod/mini';
import { medicationCopy } from './MedicationScreen.copy.ts';

const { form: copy } = medicationCopy;
const maxDose = 100;

/** Value of the answer that a dose belongs to none that is due. */
export const extraDose = 'extra';

/**
 * Returns the schema of a recorded dose: a positive amount, and not after `now` (ISO 8601) in the patient's time
 * zone. The input is the form's strings, the output a `NewDose`.
 */
export function doseSchema(now: string, timeZone: string) {
  const present = toCivil(now, timeZone);
  return z
    .object({
      dose: z.pipe(
        z.string().check(z.trim(), z.regex(/^\d+([.,]\d{1,3})?$/, { error: copy.doseMissing, abort: true })),
        z.pipe(
          z.transform((text: string) => Number(text.replace(',', '.'))),
          z
            .number()
            .check(z.refine((dose) => dose > 0 && dose <= maxDose, { error: copy.doseMissing, abort: true })),
        ),
      ),
      doseId: z.pipe(
        z.string(),
        z.transform((id: string) => (id === extraDose ? null : id)),
      ),
      note: z.pipe(
        z.string(),
        z.transform((text: string) => text.trim() || null),
      ),
      date: z.string().check(
        z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: copy.dateMissing, abort: true }),
        z.refine((date) => date <= present.date, { error: copy.futureDate, abort: true }),
      ),
      time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: copy.timeMissing, abort: true })),
    })
    .check(
      z.refine(({ date, time }) => date !== present.date || time <= present.time, {
        path: ['time'],
        error: copy.futureTime,
      }),
    );
}
