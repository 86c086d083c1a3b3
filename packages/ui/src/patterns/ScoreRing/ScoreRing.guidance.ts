import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ScoreRing`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'One score as the headline of a page.',
  avoid: 'Several values side by side: use `StatTile`.',
  accessibility: 'The figure and its word are text; the ring is decoration.',
  content: 'Say out of how much, and list beside it what went into it.',
};
