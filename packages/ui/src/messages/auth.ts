import { failureMessages } from './failure.ts';
import { noticeMessages } from './notices.ts';

/** Texts for the codes of sign-in, sign-up and session. */
export const authMessages = {
  'wrong-password': 'The e-mail or password is not right. Check both and try again.',
  'user-not-found': 'The e-mail or password is not right. Check both and try again.',
  'invalid-credentials': 'The e-mail or password is not right. Check both and try again.',
  'email-already-in-use': 'This e-mail already has an account. Sign in instead.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'network-request-failed': failureMessages['network-request-failed'],
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
  'internal-error': failureMessages['internal-error'],
  'account-deleted': 'Your Account Deleted Successfully',
  'mail-verified': 'Your Mail Verified Successfully',
  /** Identical whether or not the address has an account. */
  'reset-link-sent': 'Reset Link Successfully Sent on Your Email',
  'password-changed': noticeMessages['password-changed'],
} as const;
