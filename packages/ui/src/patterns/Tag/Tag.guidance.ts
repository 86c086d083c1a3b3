import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Tag`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Chosen things that can be taken out again, such as filters or allergies.',
  avoid: 'A state that only informs: use `Badge`.',
  accessibility:
    'A list with a name. Tab goes from one remove button to the next; Enter, space, Delete or Backspace removes, and focus goes to the neighbour, or to the label after the last.',
  content: "The thing's own name, no verb.",
};
