export interface NotAllowedScreenProps {
  /** Path of Home, the way back. */
  homeHref: string;
}
