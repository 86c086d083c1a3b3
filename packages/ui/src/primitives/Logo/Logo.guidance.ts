import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Logo`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'In the top bar and on pages without the shell.',
  avoid: 'As decoration inside a page.',
  accessibility: 'An image with the name of the product.',
  content: 'It has no text of its own.',
};
