import * as z from 'zod/mini';
import { isoDateSchema } from '../shared/isoDate.schema.ts';
import { profileCopy } from './ProfileScreen.copy.ts';
import type { ProfileEntry, ProfileFields } from './ProfileScreen.types.ts';

const { errors } = profileCopy;

const text = z._default(z.string().check(z.trim()), '');

/** Returns the schema of a value that can be changed but not removed once it is known. */
const requiredOnceGiven = (known: string, missing: string) =>
  known ? z.string().check(z.trim(), z.minLength(1, missing)) : text;

const phone = z.string().check(z.trim(), z.regex(/^\+?[0-9 ()-]{8,20}$/, errors.phone));
const noPhone = z.string().check(z.trim(), z.regex(/^(\+?[0-9 ()-]{8,20})?$/, errors.phone));

const birth = {
  missing: errors.birthMissing,
  impossible: errors.birthImpossible,
  tooLate: errors.birthFuture,
};

/**
 * Returns the schema of a profile. `known` is the initial values, `today` is `YYYY-MM-DD` in the user's time zone.
 * Type and number of an identity document are required together.
 */
export function profileSchema(known: ProfileFields, today: string) {
  const identity = {
    document_type: text,
    document_code: z._default(
      z.string().check(
        z.overwrite((code) => code.replaceAll(/\s/g, '').toUpperCase()),
        z.regex(/^([STFGM]\d{7}[A-Z])?$/, errors.code),
      ),
      '',
    ),
  };
  const form = z.object({
    fullName: z.string().check(z.trim(), z.minLength(1, errors.fullName)),
    dateOfBirth: known.dateOfBirth ? isoDateSchema({ ...birth, max: today }) : text,
    genderUuid: requiredOnceGiven(known.genderUuid, errors.gender),
    ethnicity: requiredOnceGiven(known.ethnicity, errors.ethnicity),
    phone: known.phone ? phone : noPhone,
    isSmoker: z._default(z.enum(['', 'yes', 'no']), ''),
    ...identity,
  });
  return form.check(
    z.refine<ProfileEntry>((entry) => !entry.document_code || entry.document_type !== '', {
      path: ['document_type'],
      error: errors.type,
    }),
    z.refine<ProfileEntry>((entry) => !entry.document_type || entry.document_code !== '', {
      path: ['document_code'],
      error: errors.code,
    }),
  );
}
