// A guest's call, over a connection that has no account.
import { createConnection, peerActor, signallingActor, watchWake } from '@vitalane/flows/browser';
import { callRecords, liveCallMachine } from './call.ts';
import { guestSeats } from './guestLobby.ts';
import { media } from './media.ts';

// Somebody signed in comes as a guest, too: no token is sent.
const connection = createConnection({ readToken: () => null, readSeat: guestSeats.load });

watchWake(connection.wake);

/** A guest's call in this browser. */
export const liveGuestCallMachine = liveCallMachine.provide({
  actors: {
    signalling: signallingActor(connection),
    peer: peerActor({ media, iceServers: connection.iceServers }),
  },
  actions: {
    clearRecord: () => {
      callRecords.clear();
      guestSeats.clear();
    },
  },
});
