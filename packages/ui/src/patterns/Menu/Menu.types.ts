import type { ReactNode } from 'react';

/** Entry of a `Menu`. */
export interface MenuItem {
  /** Identifier passed to `onAction`. */
  id: string;
  /** Verb phrase, or the name of a page. */
  label: string;
  icon?: ReactNode;
  /** `danger` for actions that delete or end something. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Target of a link entry. */
  href?: string;
}

/** Props of `Menu`. */
export interface MenuProps {
  /** `Button` or `IconButton` that opens the menu. Its label also names the menu. */
  trigger: ReactNode;
  /** Entries, the most frequent first. */
  items: readonly MenuItem[];
  /** Called with the `id` of the selected entry. */
  onAction?: (id: string) => void;
}
