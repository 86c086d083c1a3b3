import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `LineChart`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Readings over time against a target, up to three series.',
  avoid: 'One value now: use `StatTile`. A value among bands: use `BandChart`.',
  accessibility:
    'A sentence sums it up; arrow keys walk from reading to reading; the same figures can be shown as a table; series differ in marker and dash too.',
  content: 'Name the measure and its unit. The summary says what a nurse would say.',
};
