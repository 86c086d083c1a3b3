/** Texts of `Form` and `ErrorSummary`. */
export const formCopy = { summaryTitle: 'Please check these fields' };
