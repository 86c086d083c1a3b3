/** Returns the `id` of an option's element. Values may contain spaces; ids must not. */
export const optionId = (listId: string, value = ''): string => `${listId}-${encodeURIComponent(value)}`;
