import { textFields } from '../../patterns/Form/index.ts';
import { teleHealthCopy } from './TeleHealthScreen.copy.ts';
import type { NricCheck } from './TeleHealthScreen.types.ts';

const { errors } = teleHealthCopy;

const problems: Readonly<Record<NricCheck, string | null>> = {
  valid: null,
  format: errors.format,
  checksum: errors.checksum,
};

/** Maximum number of characters of a location, as on the server. */
export const longestLocation = 200;

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
    location: { problem: (text) => (text.length > longestLocation ? errors.locationLong : null) },
  });
}
