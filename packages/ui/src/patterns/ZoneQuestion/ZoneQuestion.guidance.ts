import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ZoneQuestion`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Once, in the app shell, below an alert, while the clock of the device differs from that of the account.',
  avoid: 'Lists and fields of times: `NamedZoneProvider` makes them name their zone.',
  accessibility:
    'A named region that does not move the focus. A failure is an alert. The app moves the focus to the heading of the page when the question goes.',
  content:
    'Both zones by city with their times, what a change does to medicines, and two answers that say what they do.',
};
