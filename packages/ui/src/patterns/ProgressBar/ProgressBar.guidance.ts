import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ProgressBar`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A task with known progress, such as an upload.',
  avoid: 'A short wait: use `Spinner`. Steps of a task: use `Stepper`.',
  accessibility: 'A named progress bar with a text value. Unknown progress is indeterminate.',
  content: 'The task, then the progress: “Sending scan.jpg, 40 %”.',
};
