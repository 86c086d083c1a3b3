import type { SnapshotFrom } from 'xstate';
import type { guestLobbyMachine } from './guestLobby.machine.ts';
import type { GuestLobbyEvent } from './guestLobby.types.ts';

/** Where the guest stands. */
export type GuestLobbyStatus =
  | 'checking'
  | 'failed'
  | 'asking'
  | 'connecting'
  | 'waiting'
  | 'refused'
  | 'full'
  | 'closed'
  | 'admitted';

/** The lobby as its screen sees it. */
export interface GuestLobbyView {
  status: GuestLobbyStatus;
  /** Whose call it is; null until known. */
  hostName: string | null;
  /** The guest's own name, as typed; empty before. */
  name: string;
  /** What the server said of a lookup that failed; null when it said nothing. */
  message: string | null;
  /** Whether a waiting guest has had no connection to the service for a while. */
  isUnreachable: boolean;
  onKnock: (name: string) => void;
  /** Gives up waiting; the name stays. */
  onLeave: () => void;
  onRetry: () => void;
  /** The call was not let into its seat any more: back to the lobby. */
  onSeatLost: () => void;
}

const plainStatuses = ['failed', 'asking', 'refused', 'full', 'closed', 'admitted'] as const;

function statusOf(snapshot: SnapshotFrom<typeof guestLobbyMachine>): GuestLobbyStatus {
  if (snapshot.matches({ knocking: 'waiting' })) return 'waiting';
  if (snapshot.matches('knocking')) return 'connecting';
  return plainStatuses.find((status) => snapshot.matches(status)) ?? 'checking';
}

/** Turns a snapshot of the lobby machine into plain props. Pure: the same snapshot gives the same view. */
export function connectGuestLobby(
  snapshot: SnapshotFrom<typeof guestLobbyMachine>,
  send: (event: GuestLobbyEvent) => void,
): GuestLobbyView {
  const { hostName, name, message } = snapshot.context;
  return {
    status: statusOf(snapshot),
    hostName,
    name,
    message,
    isUnreachable: snapshot.matches({ knocking: 'unreachable' }),
    onKnock: (typed) => send({ type: 'guest.knock', name: typed }),
    onLeave: () => send({ type: 'guest.leave' }),
    onRetry: () => send({ type: 'lobby.retry' }),
    onSeatLost: () => send({ type: 'seat.lost' }),
  };
}
