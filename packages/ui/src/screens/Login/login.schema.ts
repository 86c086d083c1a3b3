import * as z from 'zod/mini';
import { loginCopy } from './LoginScreen.copy.ts';

const { errors } = loginCopy;

/** What sign-in needs. The address is only checked for its shape, as the server does. */
export const loginSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: errors.emailMissing, abort: true }),
      z.regex(/^[^\s@]+@[^\s@]+$/, errors.emailShape),
    ),
  password: z.string().check(z.minLength(1, errors.passwordMissing)),
});
