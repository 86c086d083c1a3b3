import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ChoiceGroup`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A question with two to five answers that should all be visible.',
  avoid: 'More than about six answers: use `SelectField`. Many more: use `ComboBox`.',
  accessibility:
    'A named group. Arrow keys move between radio buttons, Space toggles check boxes. Help and error texts describe the group.',
  content: 'The question as label, answers in parallel form and similar length, “None of these” last.',
};
