/** Texts of the table. */
export const dataTableCopy = { actions: 'Actions' } as const;
