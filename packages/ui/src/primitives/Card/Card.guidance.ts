import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Card`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Things that belong together, with a title.',
  avoid: 'Around a single line of text, or inside another card.',
  accessibility: 'A section named by its title.',
  content: 'A noun as title; acts at the end.',
};
