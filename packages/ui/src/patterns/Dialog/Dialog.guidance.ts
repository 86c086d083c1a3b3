import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Dialog`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A short task or message that belongs to the page beneath and must be finished or closed first.',
  avoid: 'A question before deleting: use `ConfirmDialog`. Anything longer than one screen: make it a page.',
  accessibility:
    'Focus moves in, stays in, and goes back to what opened it; Escape closes; the page beneath is hidden from screen readers.',
  content: 'A title that says what happened or what to do; one main button.',
};
