import { type Place, placeAt, places } from '../places.ts';

const fullPages: readonly (Place | undefined)[] = [
  places.home,
  places.submissionHistory,
  places.healthAlerts,
];

/** Returns whether a page shows the open alerts in full, below the messages of the shell. */
export function showsAlertsInFull(pathname: string): boolean {
  return fullPages.includes(placeAt(pathname));
}
