import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Toast`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'The result of an action that needs no response. Offer “Undo” for reversible actions.',
  avoid: 'Messages that must not be missed: use `Banner`. Form errors: show them in the form.',
  accessibility:
    'It is announced, stays five seconds, and pauses on hover, on focus and while the page is hidden. It can be closed and never takes focus. F6 moves focus to it and back.',
  content: 'One short sentence in the past tense: “Reading saved.”',
};
