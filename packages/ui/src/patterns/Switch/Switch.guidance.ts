import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Switch`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A setting that takes effect at once.',
  avoid: 'An answer that is sent with a form: use `CheckboxField`.',
  accessibility: 'A switch for screen readers; space toggles; its state is also its position.',
  content: 'What is on when it is on: “Remind me by e-mail”.',
};
