import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `RangeBadge`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Beside a reading, to show its position relative to a target.',
  avoid: 'Readings without a target: show nothing. Actions or states: use `Badge`.',
  accessibility: 'Shape and word besides the tone: dot, triangle up, triangle down.',
  content:
    '“In range”, “Above”, “Below”. Never “good” or “bad”. `isUrgent` only with “Low”, “High” and their “Very” forms, at the limits of the health alerts.',
};
