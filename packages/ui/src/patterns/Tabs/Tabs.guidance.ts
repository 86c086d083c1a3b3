import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Tabs`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Two to seven views of one subject on one page.',
  avoid: 'Other pages: use links. Steps in order: use `Stepper`.',
  accessibility:
    'Arrow keys open the adjacent tab and wrap. Home and End open the first and last tab. Tab moves to the panel. On narrow screens the list scrolls.',
  content: 'One or two words for each tab, in parallel form.',
};
