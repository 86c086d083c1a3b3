import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `VisuallyHidden`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Words that a screen reader needs and the eye has from the layout.',
  avoid: 'To hide what everybody should read.',
  accessibility: 'Read in its place in the page.',
  content: 'As short as what it completes.',
};
