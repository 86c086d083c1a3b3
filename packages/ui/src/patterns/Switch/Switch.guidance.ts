import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Switch`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A setting that takes effect at once.',
  avoid: 'An answer that is submitted with a form: use `CheckboxField`.',
  accessibility: 'It has the switch role. Space toggles it. Its position shows the state besides its colour.',
  content: 'The setting that is on: “Remind me by e-mail”.',
};
