import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `TextField`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A single short text.',
  avoid:
    'A measured value: use `NumberField`. A secret: use `PasswordField`. Several lines: set `isMultiline`.',
  accessibility: 'A visible label. Help and error texts describe the input, and are announced on focus.',
  content: 'A noun as label: “Postal code”. Help text where needed. No placeholder as help.',
};
