import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `OneTimeCode`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A six-digit code from a message or an authenticator app.',
  avoid: 'A recovery code or a password: use `TextField` or `PasswordField`.',
  accessibility: 'A single input for all digits, so that paste, autofill and correction work as usual.',
  content: 'State where the code was sent and how long it is valid.',
};
