import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Heading`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'The title of a section.',
  avoid: 'To make text large: use `Text` with a size.',
  accessibility: 'Its level follows the outline of the page, its size does not have to.',
  content: 'A noun phrase, sentence case, no full stop.',
};
