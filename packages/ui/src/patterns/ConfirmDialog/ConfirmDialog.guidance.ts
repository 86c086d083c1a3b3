import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ConfirmDialog`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Before an action that cannot be undone, such as deleting a reading.',
  avoid: 'Reversible actions: offer “Undo” in a `Toast`. Information: use `Dialog`.',
  accessibility: 'An alert dialog. Focus starts on the cancel button, is trapped, and is restored on close.',
  content:
    'The title asks about the specific item. The button repeats the verb: “Delete reading”, never “OK”.',
};
