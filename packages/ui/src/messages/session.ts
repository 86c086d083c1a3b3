/** Texts of a session: what a page says, and what the console says of a check that failed. */
export const sessionMessages = {
  windowMayClose: 'You can close this window.',
  guardFailed: 'Error while checking authentication:',
  'sign-out-failed': 'Signing out at the server failed; signed out here only.',
  'provider-sign-out-failed': 'Signing out at the identity provider failed.',
} as const;
