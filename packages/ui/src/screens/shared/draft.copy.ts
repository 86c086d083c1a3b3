/** Words above fields that hold what was typed at another time. */
export const draftCopy = { text: 'We kept what you typed last time.', discard: 'Start again' } as const;
