/** Texts for the codes of a consultation note. */
export const consultationNoteMessages = {
  'note-not-finished': 'The note could not be finished. Please try again.',
  'note-kept': 'Your note is not on the server yet. It is kept on this device and sent as soon as possible.',
  'note-sent': 'Your note is saved now.',
  'note-disputed':
    'A note of yours was also changed in another place. Open it under “Notes to finish” to compare.',
} as const;
