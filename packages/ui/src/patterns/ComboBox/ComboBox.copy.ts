/** Words of `ComboBox`. */
export const comboBoxCopy = {
  loading: 'Searching…',
  empty: 'Nothing found. Check the spelling or type less.',
  prompt: 'Type to search.',
  forbidden: 'You do not have access to this list.',
  /** @param label what the field asks for */
  open: (label: string) => `Show the list: ${label}`,
  /** Announced when options have come. */
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
};
