import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Badge`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A short state beside a thing, such as “Confirmed”.',
  avoid: 'What can be removed: use `Tag`. A reading against its target: use `RangeBadge`.',
  accessibility: 'Text, so it is read in place; the tone only repeats it.',
  content: 'One or two words.',
};
