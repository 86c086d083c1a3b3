/** Texts of every field. */
export const fieldCopy = { optional: ' (optional)' };
