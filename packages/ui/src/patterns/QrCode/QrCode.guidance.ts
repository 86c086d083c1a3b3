import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `QrCode`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A code that a second device reads, such as a key for an authenticator.',
  avoid: 'On the phone that would have to read itself: offer the same as text or link beside it.',
  accessibility: 'A picture with a name; what it holds always stands beside it as text.',
  content: 'Say which app reads it and what happens then.',
};
