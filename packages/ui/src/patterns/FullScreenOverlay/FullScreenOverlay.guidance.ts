import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `FullScreenOverlay`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'While the page cannot be used yet, such as while the camera starts.',
  avoid: 'Parts of a page: use `Skeleton`. A pending button: use `isPending`.',
  accessibility: 'A status that is announced once. The page below is inert in the meantime.',
  content: 'The pending task, and any permission that the user must grant.',
};
