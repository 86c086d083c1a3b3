import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `PermissionHint`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'When the browser has refused what a page needs and will not ask again.',
  avoid: 'Before it was asked the first time: explain on the button itself.',
  accessibility: 'Numbered steps that are read in order; the picture is decoration.',
  content: 'Name the very words that the browser shows.',
};
