/** The two colour themes, as they stand in `data-theme`. */
export const themeNames = ['light', 'dark'] as const;

/** A colour theme. */
export type ThemeName = (typeof themeNames)[number];

/**
 * Decides the theme of a page: what the person chose, else what their system prefers, else light.
 * @param stored what was kept from an earlier choice; anything but a theme's name counts as no choice
 */
export function resolveTheme(stored: string | null, prefersDark: boolean): ThemeName {
  const chosen = themeNames.find((name) => name === stored);
  return chosen ?? (prefersDark ? 'dark' : 'light');
}
