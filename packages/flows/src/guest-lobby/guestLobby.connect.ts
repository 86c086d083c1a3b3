import type { SnapshotFrom } from 'xstate';
import type { guestLobbyMachine } from './guestLobby.machine.ts';
import type { GuestLobbyEvent } from './guestLobby.types.ts';

/** Status of the guest. */
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

/** View of the lobby. */
export interface GuestLobbyView {
  status: GuestLobbyStatus;
  /** Host of the call; `null` until loaded. */
  hostName: string | null;
  /** Name that the guest has typed; initially empty. */
  name: string;
  /** Where the guest says to be; empty when not said. */
  location: string;
  /** Server message of a failed lookup; `null` when it had none. */
  message: string | null;
  /** Whether a waiting guest has had no connection to the service for a while. */
  isUnreachable: boolean;
  onKnock: (name: string, location: string) => void;
  /** Stops waiting; name and location stay. */
  onLeave: () => void;
  onRetry: () => void;
  /** Returns to the lobby after the call refused the seat. */
  onSeatLost: () => void;
}

const plainStatuses = ['failed', 'asking', 'refused', 'full', 'closed', 'admitted'] as const;

function statusOf(snapshot: SnapshotFrom<typeof guestLobbyMachine>): GuestLobbyStatus {
  if (snapshot.matches({ knocking: 'waiting' })) return 'waiting';
  if (snapshot.matches('knocking')) return 'connecting';
  return plainStatuses.find((status) => snapshot.matches(status)) ?? 'checking';
}

/** Converts a snapshot of the lobby machine to plain props. Pure. */
export function connectGuestLobby(
  snapshot: SnapshotFrom<typeof guestLobbyMachine>,
  send: (event: GuestLobbyEvent) => void,
): GuestLobbyView {
  const { hostName, name, location, message } = snapshot.context;
  return {
    status: statusOf(snapshot),
    hostName,
    name,
    location,
    message,
    isUnreachable: snapshot.matches({ knocking: 'unreachable' }),
    onKnock: (typedName, typedLocation) =>
      send({ type: 'guest.knock', name: typedName, location: typedLocation }),
    onLeave: () => send({ type: 'guest.leave' }),
    onRetry: () => send({ type: 'lobby.retry' }),
    onSeatLost: () => send({ type: 'seat.lost' }),
  };
}
