/** Message to the user. */
export interface NotificationEntry {
  id: string;
  title: string;
  body: string;
}

/** Props of `NotificationBell`. */
export interface NotificationBellProps {
  /** Messages, newest first. Omit it, or pass `null`, until the list has loaded. */
  notifications?: readonly NotificationEntry[] | null;
}
