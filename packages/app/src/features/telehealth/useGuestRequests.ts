import { createGuestList } from '@vitalane/flows/browser';
import { useSyncExternalStore } from 'react';
import { connection } from '../../session/connection.ts';

const guests = createGuestList(connection);

/** Returns the guests in the lobby of the doctor's room, and functions to admit or refuse them. */
export function useGuestRequests() {
  const waiting = useSyncExternalStore(guests.subscribe, guests.get);
  return { guests: waiting, onAdmit: guests.admit, onRefuse: guests.refuse };
}
