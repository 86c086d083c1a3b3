import type { SignallingReport } from '../call/call.types.ts';
import type { ReadEvent } from './signalling.types.ts';
import type { Greeting } from './wire.ts';

/** The current room, and its messages to the service and the call. */
export interface SignallingRoom {
  /** Enters a room as a new member. Returns a function that leaves it and returns whether it was the current room. */
  enter: (roomId: string, report: (event: SignallingReport) => void, read: ReadEvent) => () => boolean;
  /** Returns the room and member id that every connection sends to the service; `null` outside a room. */
  seat: () => { roomId: string; memberId: string } | null;
  /** Reports an event to the call. */
  report: (event: SignallingReport) => void;
  /** Handles the greeting of a new or resumed connection. */
  greeted: (greeting: Greeting) => void;
  recovered: () => void;
  lost: () => void;
  /** Reports an event of the service that concerns the call. A message of the other side confirms its id. */
  receive: (event: string, payload: unknown) => void;
  /** Returns whether the other side may have a new id; then only the seat identifies the call to end. */
  isOtherUnknown: () => boolean;
}

interface Entered {
  id: string;
  memberId: string;
  report: (event: SignallingReport) => void;
  read: ReadEvent;
}

/** Creates the room state of one connection. */
export function createSignallingRoom(): SignallingRoom {
  let entered: Entered | null = null;
  let selfId: string | null = null;
  let isGreeted = false;
  let isOtherKnown = true;

  const report = (event: SignallingReport) => entered?.report(event);
  const greet = (id: string) => {
    if (isGreeted) return;
    isGreeted = true;
    selfId = id;
    report({ type: 'signal.joined', selfId: id });
  };

  return {
    enter(roomId, listener, read) {
      // A new member id per entry: it identifies the page that the other side has a connection with.
      const here: Entered = { id: roomId, memberId: crypto.randomUUID(), report: listener, read };
      entered = here;
      selfId = null;
      isOtherKnown = true;
      return () => {
        if (entered !== here) return false;
        entered = null;
        return true;
      };
    },
    seat: () => entered && { roomId: entered.id, memberId: entered.memberId },
    report,
    greeted(greeting) {
      // While this page was disconnected, the other side may have joined again as another member.
      if (selfId !== null && !isGreeted) isOtherKnown = false;
      greet(greeting.selfId);
    },
    recovered() {
      if (selfId !== null) greet(selfId);
    },
    lost() {
      isGreeted = false;
      report({ type: 'signal.lost' });
    },
    receive(event, payload) {
      const read = entered?.read(event, payload);
      if (!read) return;
      isOtherKnown = true;
      report(read);
    },
    isOtherUnknown: () => !isOtherKnown,
  };
}
