import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Timeline`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Past events of one item, such as an order.',
  avoid: 'Future steps: use `Stepper`.',
  accessibility: 'An ordered list with times as text. The last entry is marked as current.',
  content: 'An event in the past tense, then date and time.',
};
