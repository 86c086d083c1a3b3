/** Texts of the question whether to sign out while entries wait on the device. */
export const signOutMessages = {
  title: 'Sign out and lose what is not sent?',
  confirm: 'Sign out and delete',
  cancel: 'Stay signed in',
} as const;

/** Says how many entries would be lost by signing out. */
export const unsentText = (count: number): string => {
  const what = count === 1 ? '1 diary entry has' : `${count} diary entries have`;
  return `${what} not been saved in your diary yet. Signing out deletes what is only on this device. Stay signed in until you are back online to have it sent.`;
};
