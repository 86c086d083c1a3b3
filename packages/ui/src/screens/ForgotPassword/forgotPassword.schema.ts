import * as z from 'zod/mini';
import { forgotPasswordCopy } from './ForgotPasswordScreen.copy.ts';

const { errors } = forgotPasswordCopy;

/** An e-mail address, checked for its shape only. */
export const forgotPasswordSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: errors.emailMissing, abort: true }),
      z.regex(/^[^\s@]+@[^\s@]+$/, errors.emailShape),
    ),
});
