import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Banner`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A message about the whole page that stays until the user acts on it.',
  avoid: 'Temporary messages: use `Toast`. Errors of a field: use the error of the field.',
  accessibility:
    'An error is an assertive alert; other tones are polite. The tone is also shown by an icon and a word.',
  content: 'One sentence on the event, one on what to do. The button names the action.',
};
