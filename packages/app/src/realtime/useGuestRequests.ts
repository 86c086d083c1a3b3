import { createGuestList } from '@vitalane/flows/browser';
import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

const guests = createGuestList(connection);

/** Returns those who wait in the lobby of the doctor's own room, and the two answers. */
export function useGuestRequests() {
  const waiting = useSyncExternalStore(guests.subscribe, guests.get);
  return { guests: waiting, onAdmit: guests.admit, onRefuse: guests.refuse };
}
