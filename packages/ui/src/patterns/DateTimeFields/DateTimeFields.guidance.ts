import type { Guidance } from '../../test/guidance.ts';

/** What to know of `DateTimeFields` before using it; part of its page in Storybook. */
export const guidance: Guidance = {
  use: 'When something happened: a day and a time close to now.',
  avoid: 'A date of birth: use `DateBoxes`. A time alone: `TimeField`.',
  accessibility:
    "Two labelled controls of the platform: typed in parts with the keyboard, picked on a phone. Day and month stand in the order of the reader's own machine.",
  content:
    '“Date” and “Time”. An error says what is possible: “Enter 1 January 2026 or an earlier day.” Half a date is asked for by the form, and stays as typed.',
};
