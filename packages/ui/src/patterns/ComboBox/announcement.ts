import type { FieldOption } from '../Field/index.ts';
import { comboBoxCopy as copy } from './ComboBox.copy.ts';
import type { ComboBoxState } from './comboBoxState.ts';

/** Returns whether the browser runs on an Apple platform, where VoiceOver is the screen reader. */
export const isAppleDevice = (): boolean =>
  typeof navigator !== 'undefined' && /^(Mac|iPhone|iPad)/.test(navigator.platform);

/**
 * Returns the text of the live region of a combo box. VoiceOver often does not announce changes of
 * `aria-activedescendant` or the value, so the text then includes the active and the selected option. Other screen
 * readers would announce them twice.
 * @param message message that replaces the options
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
