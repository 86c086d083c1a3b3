import { deviceTimeZone } from '@vitalane/time';
import { useEffect, useSyncExternalStore } from 'react';
import { useProfile } from '../api/account.ts';
import { knownPerson } from '../api/known.ts';
import { keptZones, type ZoneState, type Zones, zoneState } from '../session/keptZones.ts';
import { useSession } from '../session/useSession.ts';

/** A device that was carried to another zone is noticed when its page becomes visible. */
function subscribeToZone(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Returns the zones of a patient and of this device, and how they stand; `null` for others and until they are known. */
export function useZones(): { zones: Zones; state: ZoneState } | null {
  const { role, accountStatus } = useSession();
  const { data } = useProfile();
  const device = useSyncExternalStore(subscribeToZone, deviceTimeZone);
  const kept = useSyncExternalStore(keptZones.subscribe, keptZones.read);
  const known = knownPerson();
  const isPatient = (role ?? known?.role) === 'ROLE_USER' && accountStatus !== 'inactive';
  const account = data?.timeZone ?? known?.timeZone;
  const zones = isPatient && account ? { account, device } : null;
  const state = zones && zoneState(zones, kept, Date.now());
  useEffect(() => {
    if (state === 'same') keptZones.forget();
  }, [state]);
  return zones && state && { zones, state };
}
