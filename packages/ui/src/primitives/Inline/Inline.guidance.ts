import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Inline`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Small items in a row, such as buttons.',
  avoid: 'Blocks of text: use `Stack`.',
  accessibility: 'The document order is the reading order.',
  content: 'It has no text.',
};
