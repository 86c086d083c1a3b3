import * as z from 'zod/mini';

/** Minimum number of characters of a password; the server checks other rules. */
const shortestPassword = 12;

/** Texts of the new password fields. */
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

/** Schema of both fields of a new password. */
export const newPasswordFields = {
  password: z.string().check(z.minLength(shortestPassword, errors.tooShort)),
  confirmPassword: z.string(),
};

/** Requires equal passwords; the error is shown at the second field. */
export const isRepeated = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: errors.different, path: ['confirmPassword'] },
);
