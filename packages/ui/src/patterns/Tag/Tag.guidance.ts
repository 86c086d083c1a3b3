import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Tag`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Selected items that can be removed, such as filters or allergies.',
  avoid: 'States without an action: use `Badge`.',
  accessibility:
    'A named list. Tab moves between the remove buttons. Enter, Space, Delete and Backspace remove a tag. Focus then moves to the adjacent tag, or to the label after the last tag.',
  content: 'The name of the item, without a verb.',
};
