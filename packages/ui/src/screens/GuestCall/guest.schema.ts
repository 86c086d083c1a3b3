import { textFields } from '../../patterns/Form/index.ts';
import { locationRule } from '../shared/location.schema.ts';
import { guestCallCopy } from './GuestCallScreen.copy.ts';

const { errors } = guestCallCopy;

/** Maximum number of characters of a guest's name, as on the server. */
export const longestGuestName = 60;

/** Schema of what a guest says before asking to join: their name, and where they are, which may be empty. */
export const guestSchema = textFields({
  name: {
    missing: errors.nameMissing,
    problem: (text) => (text.length > longestGuestName ? errors.nameLong : null),
  },
  location: locationRule,
});
