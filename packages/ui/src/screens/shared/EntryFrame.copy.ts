/** Texts of `EntryFrame`. */
export const entryCopy = {
  promise: 'A calm place for your readings, and a doctor when you need one.',
} as const;
