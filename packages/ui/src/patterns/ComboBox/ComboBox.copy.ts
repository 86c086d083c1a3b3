/** Texts of `ComboBox`. */
export const comboBoxCopy = {
  loading: 'Searching…',
  empty: 'Nothing found. Check the spelling or type less.',
  prompt: 'Type to search.',
  forbidden: 'You do not have access to this list.',
  /** @param label what the field asks for */
  open: (label: string) => `Show the list: ${label}`,
  /** Shown when the person leaves the field with a text that is not in the list. */
  unmatched: (text: string) =>
    `“${text}” is not in the list. Choose an entry of the list, or clear the field.`,
  /** Shown when the form is sent while the text is still being looked up. */
  pending: (text: string) => `“${text}” is still being looked up. Try again in a moment.`,
  /** Announced to VoiceOver when an option is chosen. */
  chosen: (label: string) => `${label}, selected`,
  /** Announced when options have come. */
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
};
