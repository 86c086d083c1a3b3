import * as z from 'zod/mini';

/** Fewest characters of a password; the server judges the rest. */
export const shortestPassword = 12;

/** Texts about a new password. */
export const newPasswordCopy = {
  password: 'New password',
  choose: 'Password',
  repeat: 'Confirm password',
  help: 'At least 12 characters. A few unrelated words are easy to remember and hard to guess.',
  errors: {
    tooShort: 'Use at least 12 characters.',
    different: 'The two passwords are not the same. Type them again.',
  },
} as const;

const { errors } = newPasswordCopy;

/** Both fields of a new password; they must be the same. */
export const newPasswordFields = {
  password: z.string().check(z.minLength(shortestPassword, errors.tooShort)),
  confirmPassword: z.string(),
};

/** Adds the rule that both are the same; it is said beside the second field. */
export const isRepeated = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: errors.different, path: ['confirmPassword'] },
);
