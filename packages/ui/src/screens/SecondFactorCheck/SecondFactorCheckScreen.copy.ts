/** Texts of `SecondFactorCheckScreen`. */
export const secondFactorCheckCopy = {
  title: 'Enter your code',
  lead: (product: string) =>
    `Open your authenticator app and enter the six digits that it shows for ${product}.`,
  code: 'Code from the app',
  recoveryLead: 'Enter one of the recovery codes that you saved when you set up the app. Each works once.',
  recoveryCode: 'Recovery code',
  recoveryHelp: 'Twelve letters and digits.',
  submit: 'Continue',
  useRecovery: 'I do not have my telephone',
  useApp: 'Use the authenticator app',
  signOut: 'Sign out',
  errors: { code: 'Enter the six digits that the app shows.', recoveryCode: 'Enter a recovery code.' },
} as const;
