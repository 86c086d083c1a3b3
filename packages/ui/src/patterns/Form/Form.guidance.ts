import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Form`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Around every set of fields that is submitted together.',
  avoid: 'Settings that take effect at once need no form.',
  accessibility:
    'An invalid form moves focus to the first invalid field, or to the error summary if there are several errors. Each entry of the summary links to its field.',
  content: 'The button names the action: “Save reading”. Errors state what to enter, not what was wrong.',
};
