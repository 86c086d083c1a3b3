import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Stepper`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A task of three to six pages in a fixed order.',
  avoid: 'A task of one page, or pages in any order: use `Tabs` or links.',
  accessibility: 'A list with the current step marked. Completed steps are buttons. Later steps are text.',
  content: 'Nouns for steps: “Dosage”, “Reminder”, “Review”.',
};
