// Call of a guest, over a connection without an account.
import { createConnection, meterActor, peerActor, signallingActor, watchWake } from '@vitalane/flows/browser';
import { media } from '../../shared/devices/media.ts';
import { callRecords, liveCallMachine } from './call.ts';
import { guestSeats } from './guestLobby.ts';

// A signed-in account joins as a guest, too: no token is sent.
const connection = createConnection({ readToken: () => null, readSeat: guestSeats.load });

watchWake(connection.wake);

/** Call of a guest in this browser. */
export const liveGuestCallMachine = liveCallMachine.provide({
  actors: {
    signalling: signallingActor(connection),
    peer: peerActor({ media, iceServers: connection.iceServers }),
    meter: meterActor(connection),
  },
  actions: {
    clearRecord: () => {
      callRecords.clear();
      guestSeats.clear();
    },
  },
});
