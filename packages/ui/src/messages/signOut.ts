/** Texts of the confirmation dialog for signing out with queued entries. */
export const signOutMessages = {
  title: 'Sign out and lose what is not sent?',
  confirm: 'Sign out and delete',
  cancel: 'Stay signed in',
} as const;

/** Text for consultation notes that signing out would delete. */
export const unsavedNoteText =
  'A consultation note is not on the server yet. Signing out deletes what is only on this device. Stay signed in until it is saved.';

/** Text for messages of a consultation that signing out would delete. */
export const unsentMessageText =
  'A message of a consultation has not been sent yet. Signing out deletes what is only on this device. Stay signed in until you are back online to have it sent.';

/** Returns the text for the number of entries that signing out would delete. */
export const unsentText = (count: number): string => {
  const what = count === 1 ? '1 diary entry has' : `${count} diary entries have`;
  return `${what} not been saved in your diary yet. Signing out deletes what is only on this device. Stay signed in until you are back online to have it sent.`;
};
