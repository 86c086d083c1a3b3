import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `BandChart`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A value whose meaning depends on its band, such as eGFR.',
  avoid: 'Readings over time: use `LineChart`. A value with a target but no named bands: use `RangeBadge`.',
  accessibility: 'The legend repeats the bar as text. The bar itself is hidden from screen readers.',
  content: 'Use the band names of the source, and name the source beside the chart.',
};
