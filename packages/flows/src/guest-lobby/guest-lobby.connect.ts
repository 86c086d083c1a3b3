import type { SnapshotFrom } from 'xstate';
import { waitingText } from '../call/call.copy.ts';
import { lobbyConnectionHint } from './guest-lobby.copy.ts';
import type { guestLobbyMachine } from './guest-lobby.machine.ts';
import type { GuestLobbyEvent } from './guest-lobby.types.ts';

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
  /** Why the call could not be looked up. */
  problemText: string | null;
  /** One sentence per line; empty unless the guest waits. */
  waitingText: readonly string[];
  connectionHint: string | null;
  knock: (name: string) => void;
  /** Gives up waiting; the name stays. */
  leave: () => void;
  retry: () => void;
  /** The call was not let into its seat any more: back to the door. */
  reportSeatLost: () => void;
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
  const { hostName, name, problem } = snapshot.context;
  const status = statusOf(snapshot);
  return {
    status,
    hostName,
    name,
    problemText: problem,
    waitingText: status === 'waiting' || status === 'connecting' ? waitingText(null, null) : [],
    connectionHint: snapshot.matches({ knocking: 'unreachable' }) ? lobbyConnectionHint : null,
    knock: (typed) => send({ type: 'guest.knock', name: typed }),
    leave: () => send({ type: 'guest.leave' }),
    retry: () => send({ type: 'lobby.retry' }),
    reportSeatLost: () => send({ type: 'seat.lost' }),
  };
}
