import type { Guidance } from '../../test/guidance.ts';

/** What to know of `SelectField` before using it; part of its page in Storybook. */
export const guidance: Guidance = {
  use: 'One of about six to twenty options that are known beforehand.',
  avoid: 'Fewer: use `ChoiceGroup`. Many more: use `ComboBox`.',
  accessibility:
    'A button that opens a list: arrow keys and first letters choose, Enter takes, Escape leaves it as it was.',
  content: 'Options of one shape, in an order that people expect.',
};
