import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `NotificationBell`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Once, in the top bar.',
  avoid: 'Messages about the current page: use `Banner` or `Toast`.',
  accessibility: "The count is part of the button's name. The list is a dialog that Escape closes.",
  content: 'A self-contained title, then one sentence with what to do.',
};
