import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `BandChart`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'One value whose meaning depends on the band it lies in, such as eGFR.',
  avoid: 'Readings over time: use `LineChart`. A value with a target but no named bands: use `RangeBadge`.',
  accessibility:
    'The legend repeats in words what the bar shows; the bar itself is hidden from screen readers.',
  content: 'Name the bands as their source does, and name the source beside the chart.',
};
