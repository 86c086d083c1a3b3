export interface NotFoundScreenProps {
  /** Path of Home, the way back. */
  homeHref: string;
}
