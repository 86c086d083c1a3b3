import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Page`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Once, around the content of a page.',
  avoid: 'Inside another page.',
  accessibility: 'The main landmark. Its title is the only `h1` and receives focus after navigation.',
  content: 'The title as in the navigation. The lead states the purpose of the page.',
};
