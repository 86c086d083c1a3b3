/** Texts of `PrintPage`. */
export const printPageCopy = { print: 'Print' } as const;
