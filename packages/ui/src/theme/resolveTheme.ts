/** Colour themes, as values of `data-theme`. */
export const themeNames = ['light', 'dark'] as const;

/** Name of a colour theme. */
export type ThemeName = (typeof themeNames)[number];

/**
 * Returns the theme of a page: the stored choice, else the system preference, else light.
 * @param stored stored theme name; other values are ignored
 */
export function resolveTheme(stored: string | null, prefersDark: boolean): ThemeName {
  const chosen = themeNames.find((name) => name === stored);
  return chosen ?? (prefersDark ? 'dark' : 'light');
}
