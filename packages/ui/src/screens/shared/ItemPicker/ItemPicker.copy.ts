/** Texts of `ItemPicker` and `RemovalDialog`. */
export const itemPickerCopy = {
  none: 'None chosen',
  add: (label: string) => `Add to “${label}”`,
  help: 'Type part of the name, then choose it.',
  helpWithNames: 'Type the name on the box or what it is for, then choose it.',
  includes: (word: string) => `Includes ${word}`,
  empty: 'Not in the list. Check the spelling or type less.',
  alreadyChosen: (name: string) => `Already chosen: ${name}.`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  title: (name: string) => `Remove ${name}?`,
  resolved: 'I no longer have it',
  mistake: 'It was added by mistake',
  keep: 'Keep it',
} as const;
