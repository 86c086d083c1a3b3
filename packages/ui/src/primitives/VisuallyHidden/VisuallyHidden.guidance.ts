import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `VisuallyHidden`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Text that is visible from the layout, but missing for screen readers.',
  avoid: 'Text that everybody should read.',
  accessibility: 'Read in document order.',
  content: 'Short, like the text that it completes.',
};
