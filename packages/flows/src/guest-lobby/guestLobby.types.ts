/** Why the guest was refused: the host said no, two people are in the call, or the link no longer works. */
export type GuestRefusal = 'host' | 'full' | 'closed';

/** What a guest may know of a call before they are in it. */
export interface GuestLobby {
  /** Whose call it is. */
  hostName: string;
  /** Whether two people are in the call. */
  isFull: boolean;
}

/** The seat that the host has given this browser: what a reload needs to come back without asking again. */
export interface GuestSeat {
  name: string;
  hostName: string | null;
  /** Proves that this browser was let in. A secret: it is in no address and in no log. */
  guestKey: string;
}

/** Input of the lobby machine. `saved` is the seat that survived a reload of the page. */
export interface GuestLobbyInput {
  roomId: string;
  saved?: GuestSeat | null;
}

/** Everything the lobby remembers. */
export interface GuestLobbyContext {
  roomId: string;
  /** The name that the guest has typed; empty before. */
  name: string;
  hostName: string | null;
  seat: GuestSeat | null;
  /** What the server said of a lookup that failed; null when it said nothing. */
  message: string | null;
}

/** Input of the actor `lookup`. */
export interface GuestLookupInput {
  roomId: string;
}

/** Input of the actor `connection`: who knocks where. */
export interface LobbyConnectionInput {
  roomId: string;
  name: string;
}

/** Reports of the actor `connection`. */
export type LobbyConnectionReport =
  | { type: 'lobby.waiting' }
  | { type: 'lobby.lost' }
  | { type: 'lobby.admitted'; guestKey: string }
  | { type: 'lobby.refused'; reason: GuestRefusal };

/** What the guest does. */
export type GuestIntent =
  | { type: 'guest.knock'; name: string }
  | { type: 'guest.leave' }
  | { type: 'lobby.retry' };

/** The call has not taken the seat: the host has ended the call or let somebody else in meanwhile. */
export interface SeatLost {
  type: 'seat.lost';
}

/** Every event of the lobby machine. */
export type GuestLobbyEvent = GuestIntent | LobbyConnectionReport | SeatLost;
