import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `CheckboxField`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A yes or no that is submitted with a form, such as consent.',
  avoid:
    'Settings that take effect at once: use `Switch`. Several answers to one question: use `ChoiceGroup`.',
  accessibility:
    'The whole label is the press target. Space toggles the box. The error text is associated with the box.',
  content: 'A statement that is true when ticked: “I have read the terms.” No double negatives.',
};
