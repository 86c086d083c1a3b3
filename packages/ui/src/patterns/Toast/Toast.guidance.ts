import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `Toast`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'That something worked, or failed somewhere else, when nothing has to be done. An act that can be taken back offers “Undo” here.',
  avoid: 'What must not be missed: use `Banner`. A mistake in a form: its own error.',
  accessibility:
    'Announced when it comes, stays five seconds and waits while hovered, focused or out of sight; can be closed; never takes focus. F6 goes to it and back.',
  content: 'One short sentence in the past tense: “Reading saved.”',
};
