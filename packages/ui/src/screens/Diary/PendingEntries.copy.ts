/** Texts of entries that the server has not confirmed. */
export const pendingEntriesCopy = {
  heading: 'On this device',
  waiting: 'Not yet sent',
  refused: 'Refused',
  offline: (count: number) => `${entries(count)} kept on this device and sent when you are back online.`,
  online: (count: number) => `${entries(count)} kept on this device and will be sent by itself.`,
  refusedCount: (count: number) =>
    count === 1
      ? 'One entry was refused. It is kept here until you change or discard it.'
      : `${count} entries were refused. They are kept here until you change or discard them.`,
  discard: {
    action: 'Discard',
    label: (what: string, day: string, time: string) => `Discard ${what}, ${day} ${time}`,
    title: 'Discard this entry?',
    text: (what: string, day: string, time: string) =>
      `${what}, ${day} ${time}, has not been saved in your diary. Discarding it cannot be undone.`,
    confirm: 'Discard entry',
    cancel: 'Keep entry',
  },
  /** Replaces “saved” while offline. */
  queued: {
    title: 'Kept on this device',
    text: 'It is sent by itself when you are back online.',
  },
} as const;

function entries(count: number): string {
  return count === 1 ? '1 entry is' : `${count} entries are`;
}
