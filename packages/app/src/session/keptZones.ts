import { type SafeStorage, safeStorage } from '@vitalane/flows/browser';
import { createListeners } from '@vitalane/flows/shared';
import { clocksDiffer, type Instant } from '@vitalane/time';

const storageKey = 'keptTimeZones';

/** IANA time zones of the account and of this device. */
export interface Zones {
  account: string;
  device: string;
}

/** `asked` while the patient has to choose a zone, `kept` after the answer to keep that of the account. */
export type ZoneState = 'same' | 'asked' | 'kept';

const nameOf = ({ account, device }: Zones) => `${account} ${device}`;

/** Returns whether the clocks of two zones differ, and whether to ask. `kept` names the zones of the last answer. */
export function zoneState(zones: Zones, kept: string | null, now: Instant): ZoneState {
  if (!clocksDiffer(zones.account, zones.device, now)) return 'same';
  return kept === nameOf(zones) ? 'kept' : 'asked';
}

/** Creates the store of the answer to keep the account's zone, in local storage: it concerns this device. */
export function createKeptZones(storage: SafeStorage = safeStorage(() => localStorage)) {
  let isWanted = false;
  const { subscribe, notify: changed } = createListeners();
  return {
    /** Returns the zones of the last answer; `null` without one. */
    read: () => storage.read(storageKey),
    keep: (zones: Zones) => {
      isWanted = false;
      storage.write(storageKey, nameOf(zones));
      changed();
    },
    /** Forgets the answer at sign-out, and once the device is back in the account's zone: the next journey asks again. */
    forget: () => {
      isWanted = false;
      if (storage.read(storageKey) === null) return;
      storage.remove(storageKey);
      changed();
    },
    /** Forgets the answer because the patient wants to give another. */
    askAgain: () => {
      isWanted = true;
      storage.remove(storageKey);
      changed();
    },
    /** Returns whether the patient has asked for the question: it then waits for nothing, and takes the focus. */
    isWanted: () => isWanted,
    subscribe,
  };
}

/** Answer of the patient who is signed in on this device. */
export const keptZones = createKeptZones();
