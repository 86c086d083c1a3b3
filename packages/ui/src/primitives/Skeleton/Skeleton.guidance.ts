import type { Guidance } from '../../test/guidance.ts';

/** What to know of `Skeleton` before using it; part of its page in Storybook. */
export const guidance: Guidance = {
  use: 'The outline of what is being loaded.',
  avoid: 'Longer than ten seconds: say what is going on.',
  accessibility: 'Hidden from screen readers; `RemoteView` says “Loading” once.',
  content: 'It has no words.',
};
