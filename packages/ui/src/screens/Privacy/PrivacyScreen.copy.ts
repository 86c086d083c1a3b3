/** Texts around the privacy text, which the server provides. */
export const privacyCopy = {
  title: 'Privacy',
  back: 'Settings',
  updated: (day: string) => `Last changed ${day}.`,
} as const;
