/** Texts of `InactiveAccountScreen`. */
export const inactiveAccountCopy = {
  title: 'Your account is Inactive.',
  meaning:
    'It has been switched off. You cannot open your diary or see a doctor here, but nothing you saved is lost.',
  helpHeading: 'How to get help',
  help: 'Contact your clinic and ask them to switch your account on again. Tell them the e-mail address you sign in with.',
  signOut: 'Sign out',
} as const;
