import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `FullScreenOverlay`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'While nothing on the page can be used yet, such as starting the camera.',
  avoid: 'Parts of a page: use `Skeleton`. A button that works: use `isPending`.',
  accessibility: 'A status that is announced once; what lies beneath cannot be reached meanwhile.',
  content: 'What is being done, and what the person may have to allow.',
};
