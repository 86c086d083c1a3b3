import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `PrintPage`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A page that users print or save as a PDF.',
  avoid: 'Pages for the screen only: use `Page`.',
  accessibility:
    'On screen it is a `Page`. In print, headings and tables keep their order, and nothing depends on colour.',
  content: 'A line with owner and date on every printed page.',
};
