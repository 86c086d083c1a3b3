/** Texts of `ResetPasswordScreen`. */
export const resetPasswordCopy = {
  title: 'Choose a new password',
  lead: 'You will be signed out everywhere and sign in again with the new one.',
  submit: 'Set the password',
  back: 'Back to sign in',
  expired: {
    title: 'This link no longer works',
    text: 'A link works once, for 30 minutes.',
    again: 'Ask for a new link',
  },
} as const;
