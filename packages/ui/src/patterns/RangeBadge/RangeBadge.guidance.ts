import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `RangeBadge`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Beside a reading, to say where it lies against a target.',
  avoid: 'Without a target: say nothing. For acts or states: use `Badge`.',
  accessibility: 'A shape and a word as well as the tone: dot, triangle up, triangle down.',
  content: '“In range”, “Above”, “Below”. Never “good” or “bad”.',
};
