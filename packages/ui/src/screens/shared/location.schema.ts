import type { TextRule } from '../../patterns/Form/index.ts';
import { locationCopy } from './LocationField.copy.ts';

/** Maximum number of characters of a location, as on the server. */
export const longestLocation = 200;

/** Rule for where somebody is, which may be empty. */
export const locationRule: TextRule = {
  problem: (text) => (text.length > longestLocation ? locationCopy.tooLong : null),
};
