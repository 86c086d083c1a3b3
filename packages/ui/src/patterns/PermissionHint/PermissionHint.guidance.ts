import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `PermissionHint`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'When the browser has denied a required permission and will not ask again.',
  avoid: 'Before the first request: explain the permission at the button.',
  accessibility: 'Numbered steps in reading order. The picture is decorative.',
  content: 'Use the exact labels of the browser.',
};
