import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `PasswordField`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Every secret that is typed.',
  avoid: 'A code from a message: use `OneTimeCode`.',
  accessibility: 'Show and hide is a button with its own name; pasting and password managers work.',
  content: 'Say the rule before typing: “At least 12 characters.”',
};
