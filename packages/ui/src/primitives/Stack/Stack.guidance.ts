import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Stack`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Things one beneath the other with one distance.',
  avoid: 'Cards side by side: use `Grid`.',
  accessibility: 'It can be a list, so that the number of entries is read.',
  content: 'It has no words.',
};
