/** Pages of the app to which messages and mails lead. */
export const appPages = {
  home: '/Home',
  healthAlerts: '/HealthAlerts',
  medicines: '/Medication',
  teleHealth: '/TeleHealth',
  resetPassword: '/reset-password',
} as const;

/** Path of a page of the app. */
export type AppPage = (typeof appPages)[keyof typeof appPages];
