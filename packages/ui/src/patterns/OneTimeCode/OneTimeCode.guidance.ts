import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `OneTimeCode`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A code of six digits from a message or an authenticator.',
  avoid: 'A recovery code or a password: use `TextField` or `PasswordField`.',
  accessibility:
    'One text box for all digits, so pasting, filling in by the phone and correcting work as usual.',
  content: 'Say where the code was sent and how long it holds.',
};
