import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `SelectField`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'One of about six to twenty options that are known beforehand.',
  avoid: 'Fewer: use `ChoiceGroup`. Many more: use `ComboBox`.',
  accessibility:
    "The platform's own list, with its keys, its picker on a phone and what its screen readers know of it. The form says what is missing, beside the field.",
  content:
    'Options of one shape, in an order that people expect. A description stands behind the name of its option: “FIN – For work, study and long-term passes”; keep it to a few words.',
};
