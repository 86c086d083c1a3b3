/** Texts of `ComboBox`. */
export const comboBoxCopy = {
  loading: 'Searching…',
  empty: 'Nothing found. Check the spelling or type less.',
  prompt: 'Type to search.',
  forbidden: 'You do not have access to this list.',
  /** @param label label of the field */
  open: (label: string) => `Show the list: ${label}`,
  /** Shown when the user leaves the field with text that matches no option. */
  unmatched: (text: string) =>
    `“${text}” is not in the list. Choose an entry of the list, or clear the field.`,
  /** Shown when the form is submitted while a search is pending. */
  pending: (text: string) => `“${text}” is still being looked up. Try again in a moment.`,
  /** Announced to VoiceOver when an option is selected. */
  chosen: (label: string) => `${label}, selected`,
  /** Announced when options have loaded. */
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
};
