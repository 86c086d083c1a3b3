import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Menu`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Three or more rarely used actions on one item.',
  avoid: 'One or two actions: use buttons. Navigation: use links.',
  accessibility:
    'Enter, Space and arrow down open it at the first entry, arrow up at the last. Arrow keys, Home, End and first letters move focus. Escape and Tab close it and restore focus.',
  content: 'Verb and object: “Edit medicine”. Deleting actions come last.',
};
