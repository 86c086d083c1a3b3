/** Texts of the dialog. */
export const themeDialogCopy = { title: 'Theme', light: 'Light', dark: 'Dark' } as const;
