/** Words of the sign-in screen. */
export const loginCopy = {
  title: 'Sign in',
  lead: 'Welcome back. Your diary is where you left it.',
  promise: 'A calm place for your readings, and a doctor when you need one.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  errors: {
    emailMissing: 'Enter your e-mail address.',
    emailShape: 'Enter an e-mail address such as name@example.com.',
    passwordMissing: 'Enter your password.',
  },
} as const;
