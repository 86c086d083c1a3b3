import { authMessages } from '@vitalane/ui/messages';

/** Texts for what the session says on any page, and its log lines. */
export const sessionTexts = {
  ...authMessages,
  'sign-out-failed': 'Signing out at the server failed; signed out here only.',
  'provider-sign-out-failed': 'Signing out at the identity provider failed.',
};
