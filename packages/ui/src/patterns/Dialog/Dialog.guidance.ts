import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Dialog`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A short task or message that must be completed or closed before the page can be used.',
  avoid: 'Confirmation of a deletion: use `ConfirmDialog`. Content longer than one screen: use a page.',
  accessibility:
    'Focus moves into the dialog, is trapped, and is restored on close. Escape closes it. The page below is hidden from screen readers.',
  content: 'A title with the event or the task, and one primary button.',
};
