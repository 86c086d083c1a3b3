import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `DateTimeFields`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'The date and time of a recent event.',
  avoid: 'A date of birth: use `DateBoxes`. A date only: use `DateField`. A time only: use `TimeField`.',
  accessibility:
    'Two groups of labelled boxes: day, month and year, then hour and minute (24-hour), in this order in every locale. A separator, or a digit that exceeds the box, moves to the next box. A complete date can be pasted. The date picker is native.',
  content:
    '“Date” and “Time”. Errors state valid values: “Enter 1 January 2026 or an earlier day.” The form reports an incomplete date and keeps the input.',
};
