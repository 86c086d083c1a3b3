import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `CheckboxField`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'One yes or no that is sent with its form, such as consent.',
  avoid:
    'A setting that takes effect at once: use `Switch`. Several answers to one question: use `ChoiceGroup`.',
  accessibility:
    'The whole line can be pressed; space ticks it; an error is tied to the box and read with it.',
  content: 'A statement that is true when ticked: “I have read the terms.” Never a double negative.',
};
