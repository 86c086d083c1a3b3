import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Timeline`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'What has happened to one thing, such as an order.',
  avoid: 'What is still to come: use `Stepper`.',
  accessibility: 'An ordered list with times as text; the last entry is marked as current.',
  content: 'Past tense, then day and time.',
};
