import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `DateTimeFields`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'When something happened: a day and a time close to now.',
  avoid: 'A date of birth: use `DateBoxes`. A day alone: `DateField`. A time alone: `TimeField`.',
  accessibility:
    'Two groups of labelled boxes: day, month and year, then hour and minute of 24 hours, in this order on every machine. A separator, or one digit more than a box holds, moves to the next box; a whole date can be pasted. The calendar is the platform’s own.',
  content:
    '“Date” and “Time”. An error says what is possible: “Enter 1 January 2026 or an earlier day.” Half a date is asked for by the form, and stays as typed.',
};
