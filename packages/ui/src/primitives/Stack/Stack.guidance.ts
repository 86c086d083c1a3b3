import type { Guidance } from '../../test/guidance.ts';

/** What to know of `Stack` before using it; part of its page in Storybook. */
export const guidance: Guidance = {
  use: 'Things one beneath the other with one distance.',
  avoid: 'Cards side by side: use `Grid`.',
  accessibility: 'It can be a list, so that the number of entries is read.',
  content: 'It has no words.',
};
