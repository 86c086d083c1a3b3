import type { Guidance } from '../../test/guidance.ts';

/** What to know of `Logo` before using it; part of its page in Storybook. */
export const guidance: Guidance = {
  use: 'In the top bar and on pages that stand alone.',
  avoid: 'As decoration inside a page.',
  accessibility: "A picture with the product's name.",
  content: 'It has no words of its own.',
};
