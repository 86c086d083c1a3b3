import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `OfflineBanner`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Once, in the app shell.',
  avoid: 'A failed request: use `RemoteView` or `Banner` in place.',
  accessibility: 'An alert, announced each time the connection is lost. It can be dismissed.',
  content: 'The text is specified.',
};
