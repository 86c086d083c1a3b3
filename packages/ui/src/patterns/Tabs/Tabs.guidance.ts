import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Tabs`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Two to seven views of one thing on one page.',
  avoid: 'Other pages: use links. Steps in order: use `Stepper`.',
  accessibility:
    'Arrow keys open the neighbour and go round, Home and End the first and last; Tab goes on to the panel. On narrow screens the list scrolls.',
  content: 'One or two words each, all of one kind.',
};
