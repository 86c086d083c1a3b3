/** Texts of `CheckFirst`. */
export const checkFirstCopy = {
  title: 'Is this right?',
  yes: 'Yes, save it',
  change: 'Change it',
} as const;
