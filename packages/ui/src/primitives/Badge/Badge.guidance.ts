import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Badge`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A short state beside an item, such as “Confirmed”.',
  avoid: 'Removable items: use `Tag`. A reading relative to its target: use `RangeBadge`.',
  accessibility: 'Text in document order. The tone only repeats it.',
  content: 'One or two words.',
};
