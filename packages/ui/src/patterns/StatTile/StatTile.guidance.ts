import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `StatTile`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'One current measure on an overview.',
  avoid: 'More than one value or a course: use `Card` with `LineChart`.',
  accessibility:
    'Value, unit, time and range are read in that order; the whole tile is one link with a name.',
  content: 'Figure with unit and time: “128/82 mmHg, today 08:15”.',
};
