/** Texts for the codes of a consultation note. */
export const consultationNoteMessages = {
  'note-not-finished': 'The note could not be finished. Please try again.',
} as const;
