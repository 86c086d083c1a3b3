import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `SegmentedControl`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'One of two to five short options that change what the page shows at once, such as the period of a chart.',
  avoid:
    'Parts of a page: use `Tabs`. An answer in a form: use `ChoiceGroup`. Long labels or more options: use `SelectField`.',
  accessibility:
    'A radio group with a name: Tab enters it, the arrow keys choose. The chosen option has a border besides its colour.',
  content: 'One or two words for each option: “7 days”, “1 year”.',
};
