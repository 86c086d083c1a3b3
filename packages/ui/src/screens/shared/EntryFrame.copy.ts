/** Texts beside every page of somebody who is not signed in. */
export const entryCopy = {
  promise: 'A calm place for your readings, and a doctor when you need one.',
} as const;
