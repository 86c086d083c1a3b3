/** Path of the page of alerts. */
export const alertsHref = '/HealthAlerts';

const fullPages = ['/home', '/submissionhistory', alertsHref.toLowerCase()];

/** Returns whether a page shows the open alerts in full, below the messages of the shell. */
export function showsAlertsInFull(pathname: string): boolean {
  return fullPages.includes(pathname.toLowerCase());
}
