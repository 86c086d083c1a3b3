import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `DateBoxes`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A memorised date, such as a date of birth.',
  avoid: 'A date near today with a time: use `DateTimeFields`.',
  accessibility:
    'Three labelled boxes in a group, operable by keyboard alone. One error text for the whole date describes the boxes.',
  content: 'Show the order in the help text: “For example, 27 3 1971”. The error names the missing part.',
};
