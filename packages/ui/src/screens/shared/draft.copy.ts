/** Texts above fields with a saved draft. */
export const draftCopy = { text: 'We kept what you typed last time.', discard: 'Start again' } as const;
