/** Returns the name of the draft for the input of a new form of results, by hand or read from a photograph. */
export const newFormDraft = 'health-form';
