import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Link`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Navigation to another page, in a sentence or alone.',
  avoid: 'Actions: use `Button`.',
  accessibility: 'Underlined, so that it does not depend on colour. A new tab is announced.',
  content: 'The target: “See all readings”, never “here”.',
};
