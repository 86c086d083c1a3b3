/** Texts of `ForgotPasswordScreen`. */
export const forgotPasswordCopy = {
  title: 'Set a new password',
  lead: 'Tell us your e-mail address. We send you a link.',
  email: 'E-mail',
  submit: 'Send the link',
  again: 'Send it again',
  back: 'Back to sign in',
  sent: {
    title: 'Look in your mail',
    text: 'If this address has an account, a link is on its way. It works for 30 minutes. Look in the spam folder, too.',
  },
  errors: {
    emailMissing: 'Enter your e-mail address.',
    emailShape: 'Enter an e-mail address such as name@example.com.',
  },
} as const;
