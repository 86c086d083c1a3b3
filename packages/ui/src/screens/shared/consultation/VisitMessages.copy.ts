/** Texts of `VisitMessages`. */
export const visitMessagesCopy = {
  list: (name: string) => `Messages with ${name}`,
  otherPerson: 'the other person',
  you: 'You',
  empty: 'No messages yet.',
  kept: 'Messages stay with this visit. Both of you can read them later.',
  away: (name: string) => `${name} is not in the call now and may read this later.`,
  sending: 'Sending…',
  waiting: 'Kept on this device. It is sent when the connection is back.',
  discard: 'Discard',
  discardOf: (text: string) => `Discard “${text}”`,
  field: 'Your message',
  send: 'Send',
} as const;
