import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `HeatMatrix`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A published grid that combines two measures, such as kidney risk.',
  avoid: 'Data without named cells: use `DataTable`.',
  accessibility:
    "A native table. Every cell has a word for its meaning. The patient's cell is marked as current, never by colour alone.",
  content: 'Row and column names of the source, with their limits.',
};
