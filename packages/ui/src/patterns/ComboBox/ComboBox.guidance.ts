import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `ComboBox`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'One of very many that a server finds while the person types, such as a medicine.',
  avoid: 'A list known beforehand: use `SelectField`. Free text: use `TextField`.',
  accessibility:
    'Focus stays in the box. Arrow keys open the list and move through it, round the end; Enter chooses the active option. A name typed in full is chosen by Enter and by leaving the field. Escape closes the list and restores the choice. While the list is open a screen reader reaches only the field and the list. The number of results and failures are announced; VoiceOver also hears the active option and the choice.',
  content: 'Say in the help what can be typed. When nothing is found, say what else to try.',
};
