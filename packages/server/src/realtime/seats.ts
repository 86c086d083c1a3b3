import type { Seat } from '../features/telehealth/consultation.queries.ts';

/**
 * Which connection holds which of the two seats of a room. A seat stays with its connection when that drops, so that
 * what is sent meanwhile reaches it when it recovers; it passes on when the same person connects anew.
 */
export interface Seats {
  /** Gives the seat to a connection; answers the one that held it before, if that was another. */
  take(room: string, seat: Seat, socketId: string): Promise<string | undefined>;
  /** Gives the seat to a connection unless another has it by now; says whether it has it. */
  reclaim(room: string, seat: Seat, socketId: string): Promise<boolean>;
  /** The connections in the seats of a room. */
  holders(room: string): Promise<Partial<Record<Seat, string>>>;
  /** Empties a room for good. */
  clear(room: string): Promise<void>;
}

/** The seats of rooms that only this process knows. */
export function createSeats(): Seats {
  const rooms = new Map<string, Partial<Record<Seat, string>>>();
  const seatsOf = (room: string) => rooms.get(room) ?? {};
  const put = (room: string, seat: Seat, socketId: string) =>
    rooms.set(room, { ...seatsOf(room), [seat]: socketId });
  return {
    async take(room, seat, socketId) {
      const previous = seatsOf(room)[seat];
      put(room, seat, socketId);
      return previous === socketId ? undefined : previous;
    },
    async reclaim(room, seat, socketId) {
      if (seatsOf(room)[seat] === undefined) put(room, seat, socketId);
      return seatsOf(room)[seat] === socketId;
    },
    holders: async (room) => seatsOf(room),
    async clear(room) {
      rooms.delete(room);
    },
  };
}

/** The seat across. */
export function otherSeat(seat: Seat): Seat {
  return seat === 'patient' ? 'doctor' : 'patient';
}
