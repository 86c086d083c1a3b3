/** Texts of `LoginScreen`. */
export const loginCopy = {
  title: 'Sign in',
  lead: 'Welcome back. Your diary is where you left it.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  forgotPassword: 'Forgot your password?',
  newHere: (product: string) => `New to ${product}?`,
  signUp: 'Create an account',
  or: 'or',
  provider: {
    start: (name: string) => `Continue with ${name}`,
    waiting: 'Waiting for sign-in…',
    waitingHelp: 'Continue in the window that has opened.',
    finishing: 'Signing you in…',
    cancel: 'Cancel',
  },
  errors: {
    emailMissing: 'Enter your e-mail address.',
    emailShape: 'Enter an e-mail address such as name@example.com.',
    passwordMissing: 'Enter your password.',
  },
} as const;
