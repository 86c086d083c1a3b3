import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Divider`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Between parts of one card or list that need more than space.',
  avoid: 'Between cards or sections: space is enough.',
  accessibility: 'A separator, which screen readers may skip.',
  content: 'It has no words.',
};
