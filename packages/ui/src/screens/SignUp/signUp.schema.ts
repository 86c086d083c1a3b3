import * as z from 'zod/mini';
import { isoDateSchema } from '../shared/isoDate.schema.ts';
import { isRepeated, newPasswordFields } from '../shared/newPassword.schema.ts';
import { signUpCopy } from './SignUpScreen.copy.ts';
import type { SignUpProfile } from './SignUpScreen.types.ts';

const { errors } = signUpCopy;

const fullName = z.string().check(z.trim(), z.minLength(1, errors.fullName));
const phone = z.optional(z.string().check(z.trim()));
const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: errors.emailMissing, abort: true }),
    z.regex(/^[^\s@]+@[^\s@]+$/, errors.emailShape),
  );

/** Schema of an account with a password. */
export const accountSchema = z.object({ fullName, email, phone, ...newPasswordFields }).check(isRepeated);

/** Schema of an account of an identity provider. */
export const providedSchema = z.object({ fullName, phone });

/** Schema of the code from the e-mail. */
export const codeSchema = z.object({ code: z.string().check(z.regex(/^\d{6}$/, errors.code)) });

/** Names of the fields with a list as value. */
export const listFields = ['chronicConditionsUuid', 'currentlyMedicationsUuid'] as const;

/** Returns the schema of the health profile. `today` is `YYYY-MM-DD` in the user's time zone. */
export function profileSchema(today: string) {
  return z.pipe(
    z.object({
      dateOfBirth: isoDateSchema({
        missing: errors.birthMissing,
        impossible: errors.birthImpossible,
        max: today,
        tooLate: errors.birthFuture,
      }),
      genderUuid: z.string().check(z.minLength(1, errors.gender)),
      ethnicityUuid: z.optional(z.string()),
      isSmoker: z.optional(z.enum(['yes', 'no', ''])),
      chronicConditionsUuid: z._default(z.array(z.string()), []),
      currentlyMedicationsUuid: z._default(z.array(z.string()), []),
    }),
    z.transform(
      ({ ethnicityUuid, isSmoker, ...form }): SignUpProfile => ({
        ...form,
        ...(ethnicityUuid && { ethnicityUuid }),
        ...(isSmoker && { isSmoker: isSmoker === 'yes' }),
      }),
    ),
  );
}
