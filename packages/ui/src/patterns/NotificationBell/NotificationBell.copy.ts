/** Texts of the bell. */
export const notificationBellCopy = {
  tooltip: 'Notification',
  /** Name of the button; the count stands on the badge, which a name would hide. */
  button: (count: number) => `Notification, ${count}`,
  list: 'Notifications',
  empty: 'No notifications found',
} as const;
