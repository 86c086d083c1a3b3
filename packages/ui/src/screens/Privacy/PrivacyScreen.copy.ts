/** Texts around the privacy text, which the server holds. */
export const privacyCopy = {
  title: 'Privacy',
  back: 'Settings',
  updated: (day: string) => `Last changed ${day}.`,
} as const;
