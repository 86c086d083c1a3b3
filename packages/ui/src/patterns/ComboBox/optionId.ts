/** `id` of an option's element; values may hold spaces, ids must not. */
export const optionId = (listId: string, value = ''): string => `${listId}-${encodeURIComponent(value)}`;
