import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `IconButton`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'An action with a well-known icon, where space is short.',
  avoid: 'The primary action of a page: use `Button`.',
  accessibility: 'The label is its accessible name, and a tooltip on hover and focus.',
  content: 'A verb phrase with the object: “Delete reading of 2 March”.',
};
