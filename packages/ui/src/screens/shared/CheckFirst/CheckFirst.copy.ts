/** Texts of the question before a value is saved that cannot wait or may be a slip. */
export const checkFirstCopy = {
  title: 'Is this right?',
  yes: 'Yes, save it',
  change: 'Change it',
} as const;
