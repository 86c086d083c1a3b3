import * as z from 'zod/mini';
import { secondFactorCopy } from './SecondFactorScreen.copy.ts';

const { errors } = secondFactorCopy;

/** Schema of the password that every change requires. */
export const passwordSchema = z.object({
  password: z.string().check(z.minLength(1, errors.passwordMissing)),
});

/** Schema of the first code of the app. */
export const codeSchema = z.object({ code: z.string().check(z.regex(/^\d{6}$/, errors.code)) });
