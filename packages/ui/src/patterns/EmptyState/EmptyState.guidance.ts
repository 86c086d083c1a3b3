import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `EmptyState`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'An empty list or chart.',
  avoid: 'Failed requests and missing access: use `RemoteView`.',
  accessibility: 'A heading in the outline of the page. The icon is decorative.',
  content: 'The content that will appear here, and the action that adds it. No jokes, no apologies.',
};
