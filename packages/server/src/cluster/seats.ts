/** A place in a room. */
export type Seat = 'patient' | 'doctor';

/**
 * Tracks which page holds each of the two seats of a room, by `memberId`. A page keeps its seat when the
 * connection drops, so that messages reach it when it recovers. The seat moves when the same account opens
 * another page.
 */
export interface Seats {
  /** Gives the seat to a page. Returns the previous holder when it was another page. */
  take(room: string, seat: Seat, memberId: string): Promise<string | undefined>;
  /** Gives the seat to a page unless another page holds it. Returns whether the page holds it. */
  reclaim(room: string, seat: Seat, memberId: string): Promise<boolean>;
  /** Pages in the seats of a room. */
  holders(room: string): Promise<Partial<Record<Seat, string>>>;
  /** Empties a room permanently. */
  clear(room: string): Promise<void>;
}

/** Creates the seats of rooms for a single process. */
export function createSeats(): Seats {
  const rooms = new Map<string, Partial<Record<Seat, string>>>();
  const seatsOf = (room: string) => rooms.get(room) ?? {};
  const put = (room: string, seat: Seat, memberId: string) =>
    rooms.set(room, { ...seatsOf(room), [seat]: memberId });
  return {
    async take(room, seat, memberId) {
      const previous = seatsOf(room)[seat];
      put(room, seat, memberId);
      return previous === memberId ? undefined : previous;
    },
    async reclaim(room, seat, memberId) {
      if (seatsOf(room)[seat] === undefined) put(room, seat, memberId);
      return seatsOf(room)[seat] === memberId;
    },
    holders: async (room) => seatsOf(room),
    async clear(room) {
      rooms.delete(room);
    },
  };
}

/** Returns the other seat of the room. */
export function otherSeat(seat: Seat): Seat {
  return seat === 'patient' ? 'doctor' : 'patient';
}
