import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `DateBoxes`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A day known by heart, such as a date of birth.',
  avoid: 'A day near today together with a time: use `DateTimeFields`.',
  accessibility:
    'Three labelled boxes in a group that can be typed through with the keyboard alone; one error for the whole date, tied to the box that is wrong.',
  content: 'Say the order in the help: “For example, 27 3 1971”. The error names the part that is missing.',
};
