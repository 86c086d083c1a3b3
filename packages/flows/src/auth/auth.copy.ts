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
  'invalid-fields': 'Some answers cannot be used. Change them and try again.',
  'wrong-code': 'This code is not right. Check the mail and try again.',
  'wrong-second-factor': 'This code is not right. Enter the newest one.',
  'code-expired': 'This code no longer works. Ask for a new one.',
  'link-expired': 'This link was used already or is too old. Ask for a new one.',
  'already-confirmed': 'Your e-mail address is confirmed already.',
  'provider-sign-out-failed': 'You are signed out here, but perhaps not at the sign-in service.',
  'internal-error': 'Something Went Wrong',
} as const;

/** A code of the flow; each has a sentence. */
export type AuthCode = keyof typeof AUTH_TEXT;

/** Said once an account is gone. */
export const ACCOUNT_DELETED_TEXT = 'Your Account Deleted Successfully';

/** Said once the code of sign-up, or of another e-mail address, was right. */
export const MAIL_VERIFIED_TEXT = 'Your Mail Verified Successfully';

/** Said when a link to set a new password was asked for; the same whether or not the address has an account. */
export const RESET_LINK_SENT_TEXT = 'Reset Link Successfully Sent on Your Email';

/** Said once a new password is set. */
export const PASSWORD_CHANGED_TEXT = 'Password change successfully';

/** The log line for a server that could not be told of a sign-out. */
export const SIGN_OUT_FAILED_LOG = 'Signing out at the server failed; signed out here only.';

/** The log line for an identity provider that could not be told of a sign-out. */
export const PROVIDER_SIGN_OUT_FAILED_LOG = 'Signing out at the identity provider failed.';

const TOASTED: readonly AuthCode[] = ['network-request-failed', 'internal-error'];

/** Whether a code is told by a toast because it has nothing to do with what was typed. */
export const isToasted = (code: AuthCode): boolean => TOASTED.includes(code);
