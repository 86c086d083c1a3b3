import { createListeners } from '../shared/listeners.ts';
import type { Connection, GuestAnswer, GuestEvent, WaitingGuest } from './signalling.types.ts';

/** List of guests in the lobby. Fits `useSyncExternalStore`. */
export interface GuestList {
  get: () => readonly WaitingGuest[];
  subscribe: (listener: () => void) => () => void;
  admit: (id: string) => void;
  refuse: (id: string) => void;
}

function next(guests: readonly WaitingGuest[], event: GuestEvent): readonly WaitingGuest[] {
  if (event.type === 'guests.reset') return guests.length === 0 ? guests : [];
  const id = event.type === 'guest.left' ? event.id : event.guest.id;
  const others = guests.filter((guest) => guest.id !== id);
  return event.type === 'guest.waiting' ? [...others, event.guest] : others;
}

/** Creates the list on the app's connection; call once, outside React. */
export function createGuestList(connection: Pick<Connection, 'onGuest' | 'answerGuest'>): GuestList {
  let guests: readonly WaitingGuest[] = [];
  const { subscribe, notify } = createListeners();
  const take = (event: GuestEvent) => {
    const changed = next(guests, event);
    if (changed === guests) return;
    guests = changed;
    notify();
  };
  const answer = (type: GuestAnswer['type'], to: string) => {
    connection.answerGuest({ type, to });
    take({ type: 'guest.left', id: to });
  };
  connection.onGuest(take);
  return {
    get: () => guests,
    subscribe,
    admit: (id) => answer('guest.admit', id),
    refuse: (id) => answer('guest.refuse', id),
  };
}
