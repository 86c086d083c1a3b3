import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Avatar`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A person beside their name.',
  avoid: 'As the only sign of who is meant.',
  accessibility: 'A picture with the name, or decoration when the name stands beside it.',
  content: 'The initials come from the full name.',
};
