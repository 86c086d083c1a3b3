import type { Guidance } from '../../test/guidance.ts';

/** What to know of `FullScreenOverlay` before using it; part of its page in Storybook. */
export const guidance: Guidance = {
  use: 'While nothing on the page can be used yet, such as starting the camera.',
  avoid: 'Parts of a page: use `Skeleton`. A button that works: use `isPending`.',
  accessibility: 'A status that is announced once; what lies beneath cannot be reached meanwhile.',
  content: 'What is being done, and what the person may have to allow.',
};
