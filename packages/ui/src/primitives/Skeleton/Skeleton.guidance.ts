import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Skeleton`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A placeholder for loading content.',
  avoid: 'Waits over ten seconds: describe the task.',
  accessibility: 'Hidden from screen readers. `RemoteView` announces “Loading” once.',
  content: 'It has no text.',
};
