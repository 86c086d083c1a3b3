import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `CallBanner`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: "Once, in the app shell, while a doctor waits in the patient's call.",
  avoid: 'Other messages: use `Banner` or `Toast`.',
  accessibility:
    'An alert, announced once when the doctor opens the call. It cannot be dismissed and does not move focus.',
  content: 'The waiting doctor, and one link to join.',
};
