import type { ReactNode } from 'react';
import type { Brand } from '../../primitives/Logo/index.ts';

/** Entry of the main navigation. */
export interface NavEntry {
  href: string;
  label: string;
  /** Icon, shown in the side menu only. */
  icon?: ReactNode;
}

/** Signed-in user. */
export interface ShellUser {
  fullName: string;
  /** URL of the picture, usually a `data:` URL. Initials replace a missing picture. */
  avatarSrc?: string;
}

/** Targets of the shell's fixed links. */
export interface ShellLinks {
  home: string;
  profile: string;
  settings: string;
}

/** Props of `AppShell`. */
export interface AppShellProps {
  /** Entries of the main navigation, in order. */
  navEntries: readonly NavEntry[];
  /** Path of the current page. Its entry, and the entries of its parent pages, are marked as current. */
  currentPath: string;
  /** Targets of the fixed links. */
  links: ShellLinks;
  /** Signed-in user; `null` until the profile has loaded. */
  user: ShellUser | null;
  /** Current theme. The toggle offers the other theme. */
  theme: 'light' | 'dark';
  /** Called when the user toggles the theme. */
  onToggleTheme: () => void;
  /** Called when the user signs out. */
  onSignOut: () => void;
  /** Brand of another product in the top bar and the menu. */
  brand?: Brand;
  /** Notification bell, if it is visible. */
  bell?: ReactNode;
  /** Messages above the page, such as `OfflineBanner`. */
  banner?: ReactNode;
  /** Content fixed to the bottom of the window, such as `CallBanner`. */
  footer?: ReactNode;
  /** Content of the page. */
  children: ReactNode;
}
