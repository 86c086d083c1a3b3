import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `QrCode`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A code for a second device, such as a key for an authenticator app.',
  avoid: 'On the phone that would scan itself: offer a text or link instead.',
  accessibility: 'A named image. Its content is always available as text beside it.',
  content: 'Name the app that scans it, and the result.',
};
