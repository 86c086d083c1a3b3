/** Returns the text for the number of queued entries that were sent. */
export const queuedSentText = (count: number): string =>
  count === 1 ? '1 kept entry was sent.' : `${count} kept entries were sent.`;

/** Returns the text for the number of queued entries that were refused. */
export const queuedRefusedText = (count: number): string => {
  const what = count === 1 ? 'A kept entry was' : `${count} kept entries were`;
  return `${what} refused. Look where you wrote it to see why.`;
};
