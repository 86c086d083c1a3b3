import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `EmptyState`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A list or chart that has nothing to show yet.',
  avoid: 'What failed to load or may not be seen: `RemoteView` shows that.',
  accessibility: 'A heading in the outline of the page; the icon is decoration.',
  content: 'What will appear here, and the one act that fills it. Never a joke, never an apology.',
};
