import * as z from 'zod/mini';
import { secondFactorCopy } from './SecondFactorScreen.copy.ts';

const { errors } = secondFactorCopy;

/** What the person types before anything about sign-in is changed. */
export const passwordSchema = z.object({
  password: z.string().check(z.minLength(1, errors.passwordMissing)),
});

/** The first code of the app. */
export const codeSchema = z.object({ code: z.string().check(z.regex(/^\d{6}$/, errors.code)) });
