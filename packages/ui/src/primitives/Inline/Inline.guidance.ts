import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Inline`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Small things in one line, such as buttons.',
  avoid: 'Blocks of text: use `Stack`.',
  accessibility: 'The order in the page is the order that is read.',
  content: 'It has no words.',
};
