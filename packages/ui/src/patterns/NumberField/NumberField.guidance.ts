import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `NumberField`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A measured value with its unit.',
  avoid: 'Numeric identifiers, such as a postal code: use `TextField`.',
  accessibility:
    'The unit is announced with the field. Phones show a numeric keypad. The typed text is never changed.',
  content: 'The measure as label, the unit beside the input, valid values in the error text.',
};
