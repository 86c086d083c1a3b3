import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `AppShell`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Around every page of a signed-in person, once.',
  avoid: 'Around sign-in, sign-up or a printed page: those stand alone.',
  accessibility:
    'A skip link leads to the main content, the current page is marked in the navigation, and the narrow menu keeps focus until it is closed with Escape.',
  content: "Names of pages as nouns of one or two words, the same as the page's title.",
};
