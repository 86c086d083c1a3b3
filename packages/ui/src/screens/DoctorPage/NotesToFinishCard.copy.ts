/** Texts of `NotesToFinishCard`. */
export const notesToFinishCopy = {
  heading: 'Notes to finish',
  text: 'The patient reads note and plan once you finish them.',
  begun: 'Draft',
  empty: 'Nothing written',
  open: 'Finish note',
  openLabel: (fullName: string) => `Finish note for ${fullName}`,
} as const;
