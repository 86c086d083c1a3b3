import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `PasswordField`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Every typed secret.',
  avoid: 'A code from a message: use `OneTimeCode`.',
  accessibility: 'A named button shows and hides the text. Paste and password managers work.',
  content: 'State the rule in advance: “At least 12 characters.”',
};
