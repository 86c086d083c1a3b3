/** Why signing in failed or a session ended. */
export const AUTH_CODES = [
  'wrong-password',
  'user-not-found',
  'invalid-credentials',
  'email-already-in-use',
  'too-many-requests',
  'network-request-failed',
  'requires-recent-login',
  'cancelled-popup-request',
  'popup-closed-by-user',
  'popup-blocked',
  'unauthorized-domain',
  'invalid-api-key',
  'account-inactive',
  'session-ended',
  'invalid-fields',
  'wrong-code',
  'wrong-second-factor',
  'code-expired',
  'link-expired',
  'already-confirmed',
  'provider-sign-out-failed',
  'internal-error',
] as const;

/** A code of {@link AUTH_CODES}. */
export type AuthCode = (typeof AUTH_CODES)[number];

/** What went well: an account was deleted, an address confirmed, a reset link sent, a password changed. */
export type AuthSuccess = 'account-deleted' | 'mail-verified' | 'reset-link-sent' | 'password-changed';

/** A sign-out that failed to reach the server or the identity provider. */
export type AuthLog = 'sign-out-failed' | 'provider-sign-out-failed';

const TOASTED: readonly AuthCode[] = ['network-request-failed', 'internal-error'];

/** Returns whether a code is shown as a toast, because it has nothing to do with the input. */
export const isToasted = (code: AuthCode): boolean => TOASTED.includes(code);
