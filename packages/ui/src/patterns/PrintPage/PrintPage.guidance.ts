import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `PrintPage`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A page that people take along on paper or as a PDF.',
  avoid: 'Pages that are only used on screen: use `Page`.',
  accessibility:
    'On screen it is a `Page`; on paper headings and tables keep their order and nothing hangs on colour.',
  content: 'A line that says whose it is and of which day, on every copy.',
};
