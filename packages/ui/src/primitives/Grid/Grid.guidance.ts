import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Grid`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Cards of equal rank side by side.',
  avoid: 'Text and fields: use `Stack`.',
  accessibility: 'The order in the page is the order that is read.',
  content: 'It has no words.',
};
