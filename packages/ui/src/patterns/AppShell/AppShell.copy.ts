/** Texts of the shell. */
export const appShellCopy = {
  skip: 'Skip to main content',
  home: (product: string) => `${product}, home`,
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  darkTheme: 'Switch to dark theme',
  lightTheme: 'Switch to light theme',
  settings: 'Settings',
  /** Placeholder until the name has loaded. */
  profile: 'Profile',
  signOut: 'Sign out',
} as const;
