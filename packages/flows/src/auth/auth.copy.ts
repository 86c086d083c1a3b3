/** One short sentence for each way in which signing in can fail or a session can end. */
export const AUTH_TEXT = {
  'wrong-password': 'The e-mail or password is not right. Check both and try again.',
  'user-not-found': 'The e-mail or password is not right. Check both and try again.',
  'invalid-credentials': 'The e-mail or password is not right. Check both and try again.',
  'email-already-in-use': 'This e-mail already has an account. Sign in instead.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'network-request-failed': 'Network error. Please try again.',
  'requires-recent-login': 'For your safety, sign in again to continue.',
  'cancelled-popup-request': 'This sign-in was replaced by a newer one.',
  'popup-closed-by-user': 'The sign-in window was closed. Try again when you are ready.',
  'popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this page, then try again.',
  'unauthorized-domain': 'Signing in this way is not set up for this address. Use your e-mail and password.',
  'invalid-api-key': 'Signing in this way is not set up correctly. Use your e-mail and password.',
  'account-inactive': 'Your account is Inactive.',
  'session-ended': 'Please sign in again.',
  'internal-error': 'Something Went Wrong',
} as const;

/** A code of the flow; each has a sentence. */
export type AuthCode = keyof typeof AUTH_TEXT;

/** Said once an account is gone. */
export const ACCOUNT_DELETED_TEXT = 'Your Account Deleted Successfully';

/** The log line for a server that could not be told of a sign-out. */
export const SIGN_OUT_FAILED_LOG = 'Signing out at the server failed; signed out here only.';

const TOASTED: readonly AuthCode[] = ['network-request-failed', 'internal-error'];

/** Whether a code is told by a toast because it has nothing to do with what was typed. */
export const isToasted = (code: AuthCode): boolean => TOASTED.includes(code);
