import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Logo`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'In the top bar and on pages that stand alone.',
  avoid: 'As decoration inside a page.',
  accessibility: "A picture with the product's name.",
  content: 'It has no words of its own.',
};
