import type { GuestSeat } from '../guest-lobby/guestLobby.types.ts';
import { isRecord, parseJson, type SafeStorage, safeStorage } from './storage.ts';

const KEY = 'guestSeat';
const VERSION = 1;

/** Store of a guest's seat across a reload of this tab, for one room only. */
export interface GuestSeatStore {
  load: (roomId: string) => GuestSeat | null;
  save: (roomId: string, seat: GuestSeat) => void;
  clear: () => void;
}

/** Creates the store in session storage, which survives a reload but not the tab. */
export function createGuestSeatStore(
  storage: SafeStorage = safeStorage(() => sessionStorage),
): GuestSeatStore {
  return {
    load: (roomId) => {
      const value = parseJson(storage.read(KEY));
      if (!isRecord(value) || value.v !== VERSION || value.roomId !== roomId) return null;
      const { name, guestKey } = value;
      const hostName = typeof value.hostName === 'string' ? value.hostName : null;
      return typeof name === 'string' && typeof guestKey === 'string' ? { name, hostName, guestKey } : null;
    },
    save: (roomId, seat) => storage.write(KEY, JSON.stringify({ v: VERSION, roomId, ...seat })),
    clear: () => storage.remove(KEY),
  };
}
