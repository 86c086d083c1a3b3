import type { Guidance } from '../../test/guidance.ts';

/** What to know of `ComboBox` before using it; part of its page in Storybook. */
export const guidance: Guidance = {
  use: 'One of very many that a server finds while the person types, such as a medicine.',
  avoid: 'A list known beforehand: use `SelectField`. Free text: use `TextField`.',
  accessibility:
    'Focus stays in the box. Arrow keys open the list and walk through what was found, round the end; Enter takes it, Escape closes and brings back what was chosen, as leaving does. The number of results and failures are announced.',
  content: 'Say in the help what can be typed. When nothing is found, say what else to try.',
};
