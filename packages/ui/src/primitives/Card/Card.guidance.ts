import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Card`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Related content with a title.',
  avoid: 'A single line of text, or inside another card.',
  accessibility: 'A section named by its title.',
  content: 'A noun as title, actions at the end.',
};
