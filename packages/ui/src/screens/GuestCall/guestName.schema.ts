import * as z from 'zod/mini';
import { guestCallCopy } from './GuestCallScreen.copy.ts';

const { errors } = guestCallCopy;

/** Most characters of a guest's name, as the server keeps them. */
export const longestGuestName = 60;

/** What a guest calls themself. */
export const guestNameSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: errors.nameMissing, abort: true }),
      z.maxLength(longestGuestName, errors.nameLong),
    ),
});
