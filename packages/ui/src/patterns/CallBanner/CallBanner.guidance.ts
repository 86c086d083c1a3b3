import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `CallBanner`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Once, in the frame around all pages, while a doctor waits in the call of this patient.',
  avoid: 'Any other news: `Banner` and `Toast` say that.',
  accessibility:
    'An alert, read once when the doctor opens the call. It cannot be dismissed, and it does not move the focus.',
  content: 'Who is ready, and one way to join.',
};
