import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Skeleton`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'The outline of what is being loaded.',
  avoid: 'Longer than ten seconds: say what is going on.',
  accessibility: 'Hidden from screen readers; `RemoteView` says “Loading” once.',
  content: 'It has no words.',
};
