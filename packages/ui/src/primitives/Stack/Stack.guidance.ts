import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Stack`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Items in a column with equal gaps.',
  avoid: 'Cards side by side: use `Grid`.',
  accessibility: 'It can be a list, so that screen readers announce the number of items.',
  content: 'It has no text.',
};
