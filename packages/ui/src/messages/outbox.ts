import { failureMessages } from './failure.ts';

/** Texts for queued entries that need attention. */
export const outboxMessages = {
  refused: failureMessages['internal-error'],
  uncertain:
    'This may have been saved already, but no answer came. Look in your diary: if it is there, discard this one; if not, save it again.',
  unknownPerson: 'We could not find out whose diary this is. Connect to the internet once, then try again.',
  noRoom:
    'This entry could not be kept on this device. Free some space or connect to the internet, then try again.',
} as const;

/** Returns the text for the number of queued entries that were sent. */
export const queuedSentText = (count: number): string =>
  count === 1 ? '1 kept entry was sent.' : `${count} kept entries were sent.`;

/** Returns the text for the number of queued entries that were refused. */
export const queuedRefusedText = (count: number): string => {
  const what = count === 1 ? 'A kept entry was' : `${count} kept entries were`;
  return `${what} refused. Open your diary to see why.`;
};
