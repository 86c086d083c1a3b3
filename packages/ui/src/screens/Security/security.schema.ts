import * as z from 'zod/mini';
import { isRepeated, newPasswordFields } from '../shared/newPassword.schema.ts';
import { securityCopy } from './SecurityScreen.copy.ts';
import type { EmailChange, PasswordChange } from './SecurityScreen.types.ts';

const { errors } = securityCopy;

const ownPassword = z.string().check(z.minLength(1, errors.passwordMissing));

/** Schema of a password change: the current password, and the new one twice. */
export const passwordSchema = z.pipe(
  z.object({ oldPassword: ownPassword, ...newPasswordFields }).check(isRepeated),
  z.transform(({ oldPassword, password }): PasswordChange => ({ oldPassword, newPassword: password })),
);

/** Schema of an e-mail change: the new address and the password. */
export const emailSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: errors.emailMissing, abort: true }),
      z.regex(/^[^\s@]+@[^\s@]+$/, errors.emailShape),
    ),
  password: ownPassword,
}) satisfies z.ZodMiniType<EmailChange>;

/** Schema of the e-mailed code. */
export const codeSchema = z.object({ code: z.string().check(z.regex(/^\d{6}$/, errors.code)) });

/** Schema of an account deletion: the password. */
export const deletionSchema = z.object({ password: ownPassword });
