import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `SelectField`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'About six to twenty options that are known in advance.',
  avoid: 'Fewer: use `ChoiceGroup`. Many more: use `ComboBox`.',
  accessibility:
    'A native select with platform keys, picker and screen reader support. The form shows the error of a missing value beside the field.',
  content:
    'Options in parallel form and expected order. The description follows the label: “FIN – For work, study and long-term passes”. Keep it short.',
};
