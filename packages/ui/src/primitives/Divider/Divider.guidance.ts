import type { Guidance } from '../../test/guidance.ts';

/** What to know of `Divider` before using it; part of its page in Storybook. */
export const guidance: Guidance = {
  use: 'Between parts of one card or list that need more than space.',
  avoid: 'Between cards or sections: space is enough.',
  accessibility: 'A separator, which screen readers may skip.',
  content: 'It has no words.',
};
