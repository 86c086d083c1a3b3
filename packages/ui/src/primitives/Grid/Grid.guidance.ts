import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Grid`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Cards of equal rank side by side.',
  avoid: 'Text and fields: use `Stack`.',
  accessibility: 'The document order is the reading order.',
  content: 'It has no text.',
};
