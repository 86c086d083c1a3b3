/** Texts of a session: messages on the page, and a console message for a failed check. */
export const sessionMessages = {
  windowMayClose: 'You can close this window.',
  guardFailed: 'Error while checking authentication:',
  'sign-out-failed': 'Signing out at the server failed; signed out here only.',
  'provider-sign-out-failed': 'Signing out at the identity provider failed.',
} as const;
