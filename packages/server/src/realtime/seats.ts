import type { Seat } from '../features/telehealth/consultation.queries.ts';

/**
 * Which connection holds which of the two seats of a room. A seat stays with its connection when that drops, so that
 * what is sent meanwhile reaches it when it recovers; it passes on when the same person connects anew.
 */
export class Seats {
  readonly #rooms = new Map<string, Partial<Record<Seat, string>>>();

  /** Gives the seat to a connection; answers the one that held it before, if that was another. */
  take(room: string, seat: Seat, socketId: string): string | undefined {
    const seats = this.#rooms.get(room) ?? {};
    const previous = seats[seat];
    this.#rooms.set(room, { ...seats, [seat]: socketId });
    return previous === socketId ? undefined : previous;
  }

  /** The connection in a seat. */
  holder(room: string, seat: Seat): string | undefined {
    return this.#rooms.get(room)?.[seat];
  }

  /** Empties a room for good. */
  clear(room: string): void {
    this.#rooms.delete(room);
  }
}

/** The seat across. */
export function otherSeat(seat: Seat): Seat {
  return seat === 'patient' ? 'doctor' : 'patient';
}
