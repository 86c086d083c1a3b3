import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `NumberField`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A measured value with its unit.',
  avoid: 'A number that is a name, such as a postal code: use `TextField`.',
  accessibility:
    'The unit is read with the label; phones show the right keypad; what was typed is never changed.',
  content: 'The measure as label, the unit beside the box, possible values in the error.',
};
