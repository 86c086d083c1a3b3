import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `DataTable`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Several like things that are compared across columns, above all for staff.',
  avoid:
    'One thing with several values: use a list in a `Card`. Two or three entries for patients: use cards.',
  accessibility:
    "A real table with headers for rows and columns; equal buttons in rows carry the row's name; on narrow screens cards keep the table's roles.",
  content: 'Short headings, units in the heading, figures aligned at the end.',
};
