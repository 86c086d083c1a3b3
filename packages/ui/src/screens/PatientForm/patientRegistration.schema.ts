import * as z from 'zod/mini';
import { isoDateSchema } from '../shared/isoDate.schema.ts';
import { patientFormCopy } from './PatientFormScreen.copy.ts';

const { errors } = patientFormCopy;

const needed = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

/** Text that may be left out; empty is the same as absent. */
const optional = (...checks: Parameters<z.ZodMiniString['check']>) =>
  z.pipe(
    z.string().check(z.trim(), ...checks),
    z.transform((text) => text || undefined),
  );

/** Returns an NRIC or FIN as people write it, made to capitals without spaces. */
export const identityNumber = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * Returns what a registration must hold. `today` is `YYYY-MM-DD` on the patient's calendar.
 * Input are the form's strings, output is a `PatientRegistration`. A last letter that does not fit is not refused here:
 * the card decides, and the doctor sees it.
 */
export function patientRegistrationSchema(today: string) {
  return z.object({
    name: needed(errors.name),
    gender: needed(errors.gender),
    date_of_birth: isoDateSchema({
      missing: errors.birthMissing,
      impossible: errors.birthImpossible,
      max: today,
      tooLate: errors.birthFuture,
    }),
    language: z.enum(['en', 'zh', 'ms', 'ta']),
    ic_type: z.enum(['NRIC', 'FIN'], errors.type),
    nric: z
      .string()
      .check(
        z.overwrite(identityNumber),
        z.minLength(1, { error: errors.numberMissing, abort: true }),
        z.regex(/^[STFGM]\d{7}[A-Z]$/, errors.numberFormat),
      ),
    mobile: z.string().check(z.trim(), z.regex(/^\+?[0-9 ()-]{8,20}$/, errors.mobile)),
    email: optional(z.regex(/^([^\s@]+@[^\s@]+)?$/, errors.email)),
    allergy: z.pipe(
      z.enum(['yes', 'no'], errors.allergy),
      z.transform((answer) => answer === 'yes'),
    ),
    // Asked only after a yes, and then needed.
    allergy_details: z.optional(needed(errors.details)),
    address: needed(errors.address),
    unit: optional(),
    postal: z.string().check(z.trim(), z.regex(/^\d{6}$/, errors.postal)),
    'terms-checkbox': z.pipe(
      z.literal('on', errors.terms),
      z.transform(() => true as const),
    ),
  });
}
