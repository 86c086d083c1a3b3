import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ProgressBar`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Something whose end is known, such as a file on its way.',
  avoid: 'A short wait: use `Spinner`. Steps of a task: use `Stepper`.',
  accessibility: 'A progress bar with a name and a value in words; not known how far is said as such.',
  content: 'What is on its way, then how far: “Sending scan.jpg, 40 %”.',
};
