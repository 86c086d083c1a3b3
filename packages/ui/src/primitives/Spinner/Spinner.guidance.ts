import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Spinner`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A wait of up to about ten seconds, in a button or a small place.',
  avoid: 'A whole page: use `Skeleton`. A known end: use `ProgressBar`.',
  accessibility: 'A progress bar with a name; it stands still when the person wants less motion.',
  content: 'What is being done: “Saving”.',
};
