import type { ReactNode } from 'react';

/** An entry of the main navigation. */
export interface NavEntry {
  href: string;
  label: string;
  /** Shown in the side menu only. */
  icon?: ReactNode;
}

/** Whose session it is. */
export interface ShellUser {
  fullName: string;
  /** Address of the picture, usually a `data:` URL. Initials stand in for it. */
  avatarSrc?: string;
}

/** Where the shell's own links lead. */
export interface ShellLinks {
  home: string;
  profile: string;
  settings: string;
}

/** Props of `AppShell`. */
export interface AppShellProps {
  /** Main navigation, in order. */
  navEntries: readonly NavEntry[];
  /** Path of the page that is shown; marks its entry, and the entry of the pages above it. */
  currentPath: string;
  /** Where the fixed links of the frame lead. */
  links: ShellLinks;
  /** `null` until the profile has come. */
  user: ShellUser | null;
  /** The theme in use; the toggle offers the other one. */
  theme: 'light' | 'dark';
  /** Called when the reader changes between light and dark. */
  onToggleTheme: () => void;
  /** Called when the person signs out. */
  onSignOut: () => void;
  /** The notification bell, when it is to be seen. */
  bell?: ReactNode;
  /** Messages over the page, such as `OfflineBanner`. */
  banner?: ReactNode;
  /** Stays at the lower edge of the window, such as `CallBanner`. */
  footer?: ReactNode;
  /** The page. */
  children: ReactNode;
}
