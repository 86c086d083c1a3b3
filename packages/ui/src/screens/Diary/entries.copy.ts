/** Texts of the lists of diary entries. */
export const entriesCopy = {
  change: {
    action: 'Change',
    /** Accessible name of the button in a list. */
    label: (figure: string, day: string, time: string) => `Change ${figure}, ${day} ${time}`,
    /** Title of the form, such as “Change blood pressure”. */
    title: (kind: string) => `Change ${kind.toLowerCase()}`,
    save: 'Save change',
    saved: 'Change saved',
    /** Text such as “It was 182/82 mmHg, today 08:15.” */
    before: (figure: string, day: string, time: string) => `It was ${figure}, ${day} ${time}.`,
    undo: 'Undo change',
  },
  earlier: {
    /** Heading such as “Changed today 08:20”. */
    changed: (day: string, time: string) => `Changed ${day} ${time}`,
    /** Text such as “Before: 182/82 mmHg, today 08:15”. */
    was: (figure: string, day: string, time: string) => `Before: ${figure}, ${day} ${time}`,
  },
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
