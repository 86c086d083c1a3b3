/** Draft name of a new form of results, typed or read from a photograph. */
export const newFormDraft = 'health-form';
