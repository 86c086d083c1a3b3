import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `DataTable`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Similar items to compare across columns, mainly for staff.',
  avoid:
    'One item with several values: use a list in a `Card`. Two or three entries for patients: use cards.',
  accessibility:
    'A native table with row and column headers. Buttons in rows include the name of the row. The card layout keeps the table roles.',
  content: 'Short headings with units. Figures are aligned at the end.',
};
