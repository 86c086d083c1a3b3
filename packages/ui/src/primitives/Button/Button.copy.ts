/** Texts of `Button` that no caller gives. */
export const buttonCopy = { pending: 'Please wait' };
