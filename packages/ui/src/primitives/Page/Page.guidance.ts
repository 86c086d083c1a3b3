import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Page`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Once around everything that is on a page.',
  avoid: 'Inside another page.',
  accessibility: 'The main landmark; its title is the only `h1` and takes focus after navigation.',
  content: 'The title as in the navigation; the lead says what can be done here.',
};
