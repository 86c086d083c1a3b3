import { failureMessages } from './failure.ts';

/** Texts for entries that wait on the device and need a look. */
export const outboxMessages = {
  refused: failureMessages['internal-error'],
  uncertain:
    'This may have been saved already, but no answer came. Look in your diary: if it is there, discard this one; if not, save it again.',
} as const;
