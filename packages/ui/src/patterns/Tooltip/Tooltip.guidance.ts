import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Tooltip`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'The name of a control with an icon only.',
  avoid: 'Required information: show it beside the control.',
  accessibility: 'It appears on focus and hover, closes with Escape, and describes the control.',
  content: 'Two or three words, no full stop.',
};
