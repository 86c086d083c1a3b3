import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ChoiceGroup`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A question with two to five answers, all of which should be seen before one is chosen.',
  avoid: 'More than about six answers: use `SelectField`. Very many: use `ComboBox`.',
  accessibility:
    'A group with a name; arrow keys move between radio buttons and space ticks check boxes; help and errors are read with the group.',
  content: 'The question as label, answers of the same shape and length, “None of these” last.',
};
