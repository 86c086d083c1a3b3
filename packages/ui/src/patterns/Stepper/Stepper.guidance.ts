import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Stepper`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A task of three to six pages that are done in order.',
  avoid: 'A task of one page, or pages in any order: use `Tabs` or links.',
  accessibility:
    'A list whose current step is marked; done steps are buttons that go back; what lies ahead is text.',
  content: 'Nouns for steps: “Dosage”, “Reminder”, “Review”.',
};
