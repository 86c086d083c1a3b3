import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `LineChart`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Readings over time against a target, up to three series.',
  avoid: 'A single current value: use `StatTile`. A value among bands: use `BandChart`.',
  accessibility:
    'A sentence summarises the chart. Arrow keys move between readings. The data is also available as a table. Series differ in marker and dash besides colour.',
  content: 'Name the measure and its unit. Write the summary as a nurse would say it.',
};
