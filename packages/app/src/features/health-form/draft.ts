/** Names what was typed into a new form of results, by hand or read from a photograph. */
export const newFormDraft = 'health-form';
