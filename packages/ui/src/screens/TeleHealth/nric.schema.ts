import * as z from 'zod/mini';
import { teleHealthCopy } from './TeleHealthScreen.copy.ts';
import type { NricCheck } from './TeleHealthScreen.types.ts';

const { errors } = teleHealthCopy;

/** The one field of the join form: an NRIC or FIN in capitals without spaces, as `checkNric` accepts it. */
export function nricSchema(checkNric: (value: string) => NricCheck) {
  return z.object({
    nric: z.string().check(
      z.overwrite((value) => value.replaceAll(/\s/g, '').toUpperCase()),
      z.minLength(1, { error: errors.missing, abort: true }),
      z.refine((value) => checkNric(value) !== 'format', { error: errors.format, abort: true }),
      z.refine((value) => checkNric(value) !== 'checksum', errors.checksum),
    ),
  });
}
