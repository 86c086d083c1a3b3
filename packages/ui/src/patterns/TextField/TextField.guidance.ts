import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `TextField`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'One short text.',
  avoid:
    'A measured value: use `NumberField`. A secret: use `PasswordField`. Several lines: set `isMultiline`.',
  accessibility: 'A visible label, help and error tied to the box; an error is read when focus comes back.',
  content: 'The thing as label: “Postal code”. Help for what is not obvious. No placeholder as help.',
};
