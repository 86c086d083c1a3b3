/** Texts of `Dialog` that no caller gives. */
export const dialogCopy = { close: 'Close' };
