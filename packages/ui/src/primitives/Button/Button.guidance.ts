import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Button`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Actions. At most one `solid` button for each screen.',
  avoid: 'Navigation: use `Link` or `ButtonLink`.',
  accessibility:
    'Enter and Space press it. While pending, it keeps focus and is announced. It is never disabled.',
  content: 'A verb phrase in sentence case: “Add reading”.',
};
