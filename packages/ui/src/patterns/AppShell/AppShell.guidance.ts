import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `AppShell`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Once, around every signed-in page.',
  avoid: 'Around sign-in, sign-up or printed pages, which have no shell.',
  accessibility:
    'A skip link leads to the main content. The navigation marks the current page. The side menu traps focus and closes with Escape.',
  content: 'Page names as nouns of one or two words, identical to the page title.',
};
