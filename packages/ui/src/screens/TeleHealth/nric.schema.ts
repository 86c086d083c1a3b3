import { textFields } from '../../patterns/Form/index.ts';
import { locationRule } from '../shared/location.schema.ts';
import { teleHealthCopy } from './TeleHealthScreen.copy.ts';
import type { NricCheck } from './TeleHealthScreen.types.ts';

const { errors } = teleHealthCopy;

const problems: Readonly<Record<NricCheck, string | null>> = {
  valid: null,
  format: errors.format,
  checksum: errors.checksum,
};

/**
 * Returns the schema of the join form: an NRIC or FIN in upper case without spaces that `checkNric` accepts, and where
 * the patient is, which may be empty.
 */
export function joinSchema(checkNric: (value: string) => NricCheck) {
  return textFields({
    nric: {
      missing: errors.missing,
      normalize: (text) => text.replaceAll(/\s/g, '').toUpperCase(),
      problem: (text) => problems[checkNric(text)],
    },
    location: locationRule,
  });
}
