import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `StatTile`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A single current measure on an overview.',
  avoid: 'Several values or a history: use `Card` with `LineChart`.',
  accessibility: 'Value, unit, time and range are read in this order. The whole tile is a single named link.',
  content: 'Figure with unit and time: “128/82 mmHg, today 08:15”.',
};
