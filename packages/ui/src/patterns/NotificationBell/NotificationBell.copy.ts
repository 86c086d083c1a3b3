/** Texts of `NotificationBell`. */
export const notificationBellCopy = {
  tooltip: 'Notification',
  /** Accessible name of the button, with the count, because a name hides the text of the badge. */
  button: (count: number) => `Notification, ${count}`,
  list: 'Notifications',
  empty: 'No notifications found',
} as const;
