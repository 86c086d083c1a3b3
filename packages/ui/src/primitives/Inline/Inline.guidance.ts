import type { Guidance } from '../../test/guidance.ts';

/** What to know of `Inline` before using it; part of its page in Storybook. */
export const guidance: Guidance = {
  use: 'Small things in one line, such as buttons.',
  avoid: 'Blocks of text: use `Stack`.',
  accessibility: 'The order in the page is the order that is read.',
  content: 'It has no words.',
};
