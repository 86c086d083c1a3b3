import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Banner`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A message that concerns the whole page and stays until it is dealt with.',
  avoid: "What passes by itself: use `Toast`. A mistake in one field: use the field's error.",
  accessibility:
    'An error is an alert and is read at once; the other tones are read politely. The tone is also an icon and a word.',
  content: 'One sentence on what happened, one on what to do. The button names the act.',
};
