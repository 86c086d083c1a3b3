/** Reason for refusing a guest: declined by the host, two people in the call, or expired link. */
export type GuestRefusal = 'host' | 'full' | 'closed';

/** Public data of a call for guests. */
export interface GuestLobby {
  /** Host of the call. */
  hostName: string;
  /** Whether two people are in the call. */
  isFull: boolean;
}

/** Seat that the host has given this browser; a reload returns with it without knocking. */
export interface GuestSeat {
  name: string;
  hostName: string | null;
  /** Proves that this browser was admitted. Secret: never in a URL or log. */
  guestKey: string;
}

/** Input of the lobby machine. `saved` is the seat that survived a reload of the page. */
export interface GuestLobbyInput {
  roomId: string;
  saved?: GuestSeat | null;
}

/** Context of the lobby. */
export interface GuestLobbyContext {
  roomId: string;
  /** Name that the guest has typed; initially empty. */
  name: string;
  /** Where the guest says to be; empty when not said. In memory only, so that it never outlives the page. */
  location: string;
  hostName: string | null;
  seat: GuestSeat | null;
  /** Server message of a failed lookup; `null` when it had none. */
  message: string | null;
}

/** Input of the actor `lookup`. */
export interface GuestLookupInput {
  roomId: string;
}

/** Input of the actor `connection`: room, name and whereabouts of the guest. */
export interface LobbyConnectionInput {
  roomId: string;
  name: string;
  location: string;
}

/** Reports of the actor `connection`. */
export type LobbyConnectionReport =
  | { type: 'lobby.waiting' }
  | { type: 'lobby.lost' }
  | { type: 'lobby.admitted'; guestKey: string }
  | { type: 'lobby.refused'; reason: GuestRefusal };

/** What a guest says before asking to join. */
export interface GuestDetails {
  name: string;
  /** Empty when not said. */
  location: string;
}

/** Actions of the guest. */
export type GuestIntent =
  | ({ type: 'guest.knock' } & GuestDetails)
  | { type: 'guest.leave' }
  | { type: 'lobby.retry' };

/** The call has refused the seat: the host has ended the call or admitted another guest. */
export interface SeatLost {
  type: 'seat.lost';
}

/** Every event of the lobby machine. */
export type GuestLobbyEvent = GuestIntent | LobbyConnectionReport | SeatLost;
