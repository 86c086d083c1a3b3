import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Avatar`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A picture of a person beside their name.',
  avoid: 'As the only identification of a person.',
  accessibility: 'An image with the name, or decorative if the name is visible beside it.',
  content: 'The initials come from the full name.',
};
