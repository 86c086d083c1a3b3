import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `IconButton`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'An act whose icon everybody knows, where there is little room.',
  avoid: 'The main act of a page: use `Button` with words.',
  accessibility: 'The label is its name and shows as a tooltip on hover and focus.',
  content: 'A verb phrase that also names the thing: “Delete reading of 2 March”.',
};
