import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Button`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'To start an act. One `solid` button for each screen.',
  avoid: 'To go to another page: use `Link` or `ButtonLink`.',
  accessibility:
    'Enter and space press it; while pending it keeps focus and says so; it is never switched off.',
  content: 'A verb phrase in sentence case: “Add reading”.',
};
