/** Texts of `ThemeDialog`. */
export const themeDialogCopy = { title: 'Theme', light: 'Light', dark: 'Dark' } as const;
