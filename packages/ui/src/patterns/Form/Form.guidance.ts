import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Form`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Around every set of fields that is sent together.',
  avoid: 'A setting that takes effect at once needs no form.',
  accessibility:
    'A refused form moves focus to the first wrong field, or to the list of problems when there are several; each entry leads to its field.',
  content:
    'The button says what is done: “Save reading”. Errors say what to enter, not what was wrong with it.',
};
