import type { SignallingReport } from '../call/call.types.ts';
import type { Greeting } from './wire.ts';

/** The room that a page is in, and what it tells the service and the call about it. */
export interface SignallingRoom {
  /** Enters a room as a new member. Returns a function that leaves it and tells whether it was still the room. */
  enter: (roomId: string, report: (event: SignallingReport) => void) => () => boolean;
  /** The room and the id in it that the service is told with every connection; null outside a room. */
  seat: () => { roomId: string; memberId: string } | null;
  /** Tells the call something. */
  report: (event: SignallingReport) => void;
  /** Takes the greeting of a connection: one that is new, or one that continues where it was interrupted. */
  greeted: (greeting: Greeting) => void;
  recovered: () => void;
  lost: () => void;
  /** Notes that the other side was heard: the id that the call knows is theirs. */
  heardOther: () => void;
  /** Whether the other side may have another id by now; then only the seat says whose call ends. */
  isOtherUnknown: () => boolean;
}

interface Entered {
  id: string;
  memberId: string;
  report: (event: SignallingReport) => void;
}

/** Creates the state of the room of one connection. */
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
    enter(roomId, listener) {
      // A new member each time: the id says that this is still the page that the other side has a connection with.
      const here: Entered = { id: roomId, memberId: crypto.randomUUID(), report: listener };
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
      // While this page was away the other side may have come back as another member, which nobody told this page.
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
    heardOther() {
      isOtherKnown = true;
    },
    isOtherUnknown: () => !isOtherKnown,
  };
}
