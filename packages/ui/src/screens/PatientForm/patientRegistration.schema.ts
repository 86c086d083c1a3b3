import * as z from 'zod/mini';
import { isoDateSchema } from '../shared/isoDate.schema.ts';
import { locationCopy } from '../shared/LocationField.copy.ts';
import { longestLocation } from '../shared/location.schema.ts';
import { patientFormCopy } from './PatientFormScreen.copy.ts';

const { errors } = patientFormCopy;

const requiredText = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

/** Returns a schema of optional text. Empty text equals absent text. */
const optional = (...checks: Parameters<z.ZodMiniString['check']>) =>
  z.pipe(
    z.string().check(z.trim(), ...checks),
    z.transform((text) => text || undefined),
  );

/** Normalises an NRIC or FIN to upper case without spaces. */
export const identityNumber = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * Returns the schema of a registration. `today` is `YYYY-MM-DD` in the patient's time zone. The input is the form's
 * strings, the output a `PatientRegistration` and where the patient is. A wrong checksum letter is accepted here: the card decides, and the
 * doctor sees it.
 */
export function patientRegistrationSchema(today: string) {
  return z.object({
    name: requiredText(errors.name),
    gender: requiredText(errors.gender),
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
    // Shown and required only after a “yes”.
    allergy_details: z.optional(requiredText(errors.details)),
    address: requiredText(errors.address),
    unit: optional(),
    postal: z.string().check(z.trim(), z.regex(/^\d{6}$/, errors.postal)),
    location: z.string().check(z.trim(), z.maxLength(longestLocation, locationCopy.tooLong)),
    'terms-checkbox': z.pipe(
      z.literal('on', errors.terms),
      z.transform(() => true as const),
    ),
  });
}
