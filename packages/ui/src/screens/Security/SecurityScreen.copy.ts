/** Texts of `SecurityScreen`. */
export const securityCopy = {
  title: 'Security',
  lead: 'How you sign in, where you are signed in, and who has opened your record.',
  back: 'Settings',
  password: {
    title: 'Password',
    text: 'Changing it signs you out everywhere else.',
    old: 'Your password now',
    save: 'Change password',
    none: 'You sign in with your identity provider, so there is no password here.',
  },
  email: {
    title: 'E-mail address',
    text: (email: string) => `You sign in with ${email}.`,
    new: 'New e-mail address',
    password: 'Your password',
    passwordHelp: 'So that nobody else can take over your account.',
    save: 'Send a code',
    pending: (email: string) =>
      `We sent a code of six digits to ${email}. Your old address stays until you enter it.`,
    code: 'Code from the e-mail',
    confirm: 'Confirm address',
    other: 'Use another address',
  },
  secondFactor: {
    title: 'Second step of sign-in',
    on: 'On: signing in asks for a code of your authenticator app.',
    off: 'Off. With it, somebody who learns your password still cannot sign in.',
    change: 'Recovery codes and settings',
    setUp: 'Set up an authenticator app',
  },
  notifications: {
    title: 'Notifications',
    show: 'Show notifications',
    help: 'The bell at the top of every page. Medicine shows how your reminders reach you.',
    failed: (message: string) => `The setting was not kept. ${message}`,
  },
  devices: {
    title: 'Where you are signed in',
    current: 'This device',
    lastSeen: (when: string) => `Last used ${when}`,
    end: 'Sign out',
    endLabel: (device: string) => `Sign out ${device}`,
    endOthers: 'Sign out everywhere else',
    failed: (message: string) => `That device is still signed in. ${message}`,
  },
  access: {
    title: 'Who opened your record',
    text: 'Doctors see your record only while they treat you, or with a reason that you read here.',
    who: 'Who',
    what: 'What',
    when: 'When',
    reason: (reason: string) => `Reason given: ${reason}`,
    loadOlder: 'Show older entries',
    empty: 'Nobody but you has opened your record.',
  },
  remove: {
    title: 'Delete your account',
    text: 'Your diary, results, documents, medicines and orders are deleted for good. Save your reports first if you want to keep them.',
    /** Data that is kept after a patient's account is deleted. */
    kept: (years: number) =>
      `What stays: if a doctor has seen you, the clinic keeps the notes of those consultations with your name, date of birth and identity number for ${years} ${years === 1 ? 'year' : 'years'} after the last one, as the law asks. Only the doctors who saw you can read them.`,
    open: 'Delete account',
    question: 'Delete your account for good?',
    password: 'Your password',
    provider:
      'Sign in with your identity provider once more, within five minutes before you delete your account.',
    confirm: 'Delete my account',
    cancel: 'Keep my account',
  },
  errors: {
    passwordMissing: 'Enter your password.',
    emailMissing: 'Enter the new e-mail address.',
    emailShape: 'Enter an address such as name@example.org.',
    code: 'Enter the six digits of the e-mail.',
  },
} as const;
