import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `HeatMatrix`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A published grid in which two measures together give a meaning, such as kidney risk.',
  avoid: 'Free data without named cells: use a table.',
  accessibility:
    "A real table; every cell says its meaning in a word and the person's own is marked as current, never by colour alone.",
  content: 'Rows and columns as their source names them, with their limits.',
};
