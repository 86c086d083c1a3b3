import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `SegmentedControl`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Two to five short options that change the content of the page at once, such as the period of a chart.',
  avoid:
    'Sections of a page: use `Tabs`. Answers in a form: use `ChoiceGroup`. Long labels or more options: use `SelectField`.',
  accessibility:
    'A named radio group: Tab enters it, arrow keys select. The selected option has a border besides its colour.',
  content: 'One or two words for each option: “7 days”, “1 year”.',
};
