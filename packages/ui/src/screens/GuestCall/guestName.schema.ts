import * as z from 'zod/mini';
import { guestCallCopy } from './GuestCallScreen.copy.ts';

const { errors } = guestCallCopy;

/** Maximum number of characters of a guest's name, as on the server. */
export const longestGuestName = 60;

/** Schema of a guest's name. */
export const guestNameSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: errors.nameMissing, abort: true }),
      z.maxLength(longestGuestName, errors.nameLong),
    ),
});
