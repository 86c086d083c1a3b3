import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ConfirmDialog`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Before something that cannot be undone, such as deleting a reading.',
  avoid: 'What can be undone: do it and offer the way back in a `Toast`. To inform: use `Dialog`.',
  accessibility:
    'An alert dialog: focus begins on the harmless answer, stays inside, and goes back to where it came from.',
  content: 'The title asks about the very thing; the button repeats the verb: “Delete reading”, never “OK”.',
};
