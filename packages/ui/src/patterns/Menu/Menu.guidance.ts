import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Menu`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Three or more acts on one thing that are needed seldom.',
  avoid: 'One or two acts: show buttons. Going to other pages: use links.',
  accessibility:
    'Opens with Enter, space or arrow down at the first entry, with arrow up at the last; arrow keys, Home, End and first letters move; Escape and Tab close and give focus back.',
  content: 'Verb and object: “Edit medicine”. What deletes stands last.',
};
