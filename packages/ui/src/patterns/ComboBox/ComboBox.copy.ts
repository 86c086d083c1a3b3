/** Words of `ComboBox`. */
export const comboBoxCopy = {
  loading: 'Searching…',
  empty: 'Nothing found. Check the spelling or type less.',
  prompt: 'Type to search.',
  forbidden: 'You do not have access to this list.',
  open: 'Show the list',
};
