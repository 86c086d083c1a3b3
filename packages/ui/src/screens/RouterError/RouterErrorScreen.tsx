export interface RouterErrorScreenProps {
  /** Path of Home, the way out when trying again does not help. */
  homeHref: string;
  onReload: () => void;
}
