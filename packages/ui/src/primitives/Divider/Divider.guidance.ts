import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Divider`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Between parts of a card or list that need more separation than a gap.',
  avoid: 'Between cards or sections: a gap is enough.',
  accessibility: 'A separator, which screen readers may skip.',
  content: 'It has no text.',
};
