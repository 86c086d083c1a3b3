import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `NotificationBell`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Once, in the top bar.',
  avoid: 'What concerns the page in view: use `Banner` or `Toast`.',
  accessibility: "The number is part of the button's name; the list is a dialog that Escape closes.",
  content: 'A title that stands alone, then one sentence with what to do.',
};
