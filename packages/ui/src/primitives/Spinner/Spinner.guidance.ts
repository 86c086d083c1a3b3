import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Spinner`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A wait of up to about ten seconds, in a button or a small area.',
  avoid: 'A whole page: use `Skeleton`. Known progress: use `ProgressBar`.',
  accessibility: 'A named progress bar. It is static under reduced motion.',
  content: 'The pending task: “Saving”.',
};
