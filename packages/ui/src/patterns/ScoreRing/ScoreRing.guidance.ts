import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ScoreRing`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A single score as the main figure of a page.',
  avoid: 'Several values side by side: use `StatTile`.',
  accessibility: 'Figure and word are text. The ring is decorative.',
  content: 'State the maximum, and list the inputs of the score beside it.',
};
