import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ThemeDialog`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'From settings and the menu, to choose between light and dark.',
  avoid: "Anywhere else: the system's own choice is followed.",
  accessibility: 'Two radio buttons, each with a name besides its picture; Escape closes.',
  content: '“Light” and “Dark”, nothing more.',
};
