import { placeAt, places } from '../places.ts';
import { showsAlertsInFull } from './showsAlertsInFull.ts';

/**
 * Returns whether the question of the time zone waits for another page: it never stands above open alerts of the page,
 * nor in a call. `alertCount` is `null` while it is being loaded.
 */
export function zoneWaits(pathname: string, alertCount: number | null): boolean {
  return placeAt(pathname) === places.call || (alertCount !== 0 && showsAlertsInFull(pathname));
}
