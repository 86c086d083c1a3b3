/** Reasons of a failed sign-in or an ended session. */
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

/** Code of {@link AUTH_CODES}. */
export type AuthCode = (typeof AUTH_CODES)[number];

/** Successes: account deleted, address confirmed, reset link sent, password changed. */
export type AuthSuccess = 'account-deleted' | 'mail-verified' | 'reset-link-sent' | 'password-changed';

/** Sign-out that failed to reach the server or the identity provider. */
export type AuthLog = 'sign-out-failed' | 'provider-sign-out-failed';

const TOASTED: readonly AuthCode[] = ['network-request-failed', 'internal-error'];

/** Returns whether a code is shown as a toast, because it is unrelated to the input. */
export const isToasted = (code: AuthCode): boolean => TOASTED.includes(code);
