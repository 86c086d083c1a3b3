import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Tooltip`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'The name of a control that shows an icon only.',
  avoid: 'Anything one must know to go on: write it beside the control.',
  accessibility:
    'Shown on focus as well as on hover, put away with Escape, and tied to the control as its description.',
  content: 'Two or three words, no full stop.',
};
