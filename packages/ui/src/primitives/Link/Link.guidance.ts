import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Link`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'To go to another page, in a sentence or alone.',
  avoid: 'To start an act: use `Button`.',
  accessibility: 'Underlined, so that it does not hang on colour; opening a new tab is said in words.',
  content: 'Where it leads: “See all readings”, never “here”.',
};
