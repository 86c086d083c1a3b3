import type { Guidance } from '../../test/guidance.ts';

/** What to know of `Tag` before using it; part of its page in Storybook. */
export const guidance: Guidance = {
  use: 'Chosen things that can be taken out again, such as filters or allergies.',
  avoid: 'A state that only informs: use `Badge`.',
  accessibility:
    'One stop for Tab, arrow keys between the tags, Backspace or Delete removes, and focus goes to the neighbour.',
  content: "The thing's own name, no verb.",
};
