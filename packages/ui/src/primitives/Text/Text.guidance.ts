import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Text`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Every text that is not a heading.',
  avoid: 'Titles: use `Heading`, so that they are part of the outline.',
  accessibility: 'Sizes are relative, so that text follows the font size setting of the browser.',
  content: 'Sentences of about fifteen words; figures with unit and time.',
};
