import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `OfflineBanner`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Once, in the frame around all pages.',
  avoid: 'One request that failed: `RemoteView` and `Banner` say that in place.',
  accessibility: 'An alert, read once each time the connection is lost; it can be dismissed.',
  content: 'Its words are fixed by the specification.',
};
