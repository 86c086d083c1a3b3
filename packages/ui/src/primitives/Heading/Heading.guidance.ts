import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Heading`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'The title of a section.',
  avoid: 'Large text: use `Text` with a size.',
  accessibility: 'The level follows the outline of the page. The size is independent of it.',
  content: 'A noun phrase, sentence case, no full stop.',
};
