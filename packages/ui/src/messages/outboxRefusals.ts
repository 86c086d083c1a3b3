import { failureMessages } from './failure.ts';

/** Texts for queued entries that need attention. */
export const outboxMessages = {
  refused: failureMessages['internal-error'],
  uncertain:
    'This may have been saved already, but no answer came. Look in your diary: if it is there, discard this one; if not, save it again.',
  unknownPerson: 'We could not find out whose diary this is. Connect to the internet once, then try again.',
  gone: 'This entry is no longer in your diary, so it cannot be changed. Add it as a new one if you still need it.',
  alreadySent:
    'This entry is already on its way, so it was not changed. Once it is in your diary, change it there.',
  noRoom:
    'This entry could not be kept on this device. Free some space or connect to the internet, then try again.',
} as const;

/** Returns the message for an entry that is not saved; prefers the server's. */
export const refusalText = (refusal: { code: keyof typeof outboxMessages; message: string | null }): string =>
  refusal.message ?? outboxMessages[refusal.code];
