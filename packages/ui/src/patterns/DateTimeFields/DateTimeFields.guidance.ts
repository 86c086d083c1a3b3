import type { Guidance } from '../../test/guidance.ts';

/** What to know of `DateTimeFields` before using it; part of its page in Storybook. */
export const guidance: Guidance = {
  use: 'When something happened: a day and a time close to now.',
  avoid: 'A date of birth: use `DateBoxes`. A time alone: the field of the medicine reminder.',
  accessibility:
    "Two labelled fields of the browser's own kind, with its own keyboard and screen-reader support.",
  content: '“Date” and “Time”. An error says what is possible: “Choose today or an earlier day.”',
};
