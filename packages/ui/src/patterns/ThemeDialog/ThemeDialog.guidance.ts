import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ThemeDialog`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'In settings and the menu, to select the light or the dark theme.',
  avoid: 'Elsewhere: the system preference applies.',
  accessibility: 'Two named radio buttons with previews. Escape closes the dialog.',
  content: '“Light” and “Dark” only.',
};
