import type { FieldOption } from '../Field/index.ts';
import { comboBoxCopy as copy } from './ComboBox.copy.ts';
import type { ComboBoxState } from './comboBoxState.ts';

/** Whether the browser runs where VoiceOver is the screen reader. */
export const isAppleDevice = (): boolean =>
  typeof navigator !== 'undefined' && /^(Mac|iPhone|iPad)/.test(navigator.platform);

/**
 * Returns what the live region of a combo box says. VoiceOver often stays silent when `aria-activedescendant` or the
 * value changes, so there the region also names the active option and the choice; other screen readers would repeat them.
 * @param message the sentence in place of options
 */
export function announcement(
  { isOpen, active, chosen, text }: ComboBoxState,
  options: readonly FieldOption[],
  message: string | undefined,
  isApple: boolean,
): string | null {
  if (!isOpen) return isApple && chosen && text === chosen.label ? copy.chosen(chosen.label) : null;
  const option = isApple && options.find(({ value }) => value === active);
  if (option) return option.value === chosen?.value ? copy.chosen(option.label) : option.label;
  return message ?? copy.found(options.length);
}
