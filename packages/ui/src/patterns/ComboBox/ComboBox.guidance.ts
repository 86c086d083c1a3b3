import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ComboBox`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'A selection from many options that the server searches while the user types, such as a medicine.',
  avoid: 'A known list: use `SelectField`. Free text: use `TextField`.',
  accessibility:
    'Focus stays in the input. Arrow keys open the list and move through it with wrapping. Enter selects the active option. Enter and blur select a name typed in full. Escape closes the list and restores the selection. While the list is open, screen readers reach only the field and the list. With `isOpenedByOptions` the list of a search that has begun opens by itself and focus moves to the input. The number of results and failures are announced. For VoiceOver, the active option and the selection are announced too.',
  content: 'State the possible input in the help text. Without results, suggest what to try.',
};
