/** Texts of the lists of diary entries. */
export const entriesCopy = {
  remove: {
    action: 'Delete',
    /** Accessible name of the button in a list. */
    label: (figure: string, day: string, time: string) => `Delete ${figure}, ${day} ${time}`,
    failed: (message: string) => `The entry was not deleted. ${message}`,
  },
  exporting: {
    action: 'Export as CSV',
    failed: (message: string) => `The file was not made. ${message}`,
  },
  targetsFailed: (message: string) =>
    `Your target could not be loaded, so the chart is without it. ${message}`,
  retry: 'Try again',
} as const;
