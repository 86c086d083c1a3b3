// A guest's way into a call, and the call itself, over a connection that has no account.
import { type GuestLobby, type GuestLookupInput, guestLobbyMachine } from '@vitalane/flows';
import {
  createConnection,
  createGuestSeatStore,
  guestDoorActor,
  peerActor,
  signallingActor,
  watchWake,
} from '@vitalane/flows/browser';
import { fromPromise } from 'xstate';
import { answerOf } from '../api/answer.ts';
import { client } from '../session/session.ts';
import { callRecords, liveCallMachine, media } from './call.ts';

/** The seat that this tab was given, across a reload of the page. */
export const guestSeats = createGuestSeatStore();

// Somebody signed in comes as a guest, too: no token is sent.
const connection = createConnection({ readToken: () => null, readSeat: guestSeats.load });

watchWake(connection.wake);

/** A guest's lobby in this browser. */
export const liveGuestLobbyMachine = guestLobbyMachine.provide({
  actors: {
    lookup: fromPromise<GuestLobby, GuestLookupInput>(({ input, signal }) =>
      answerOf(client.GET('/guest-links/{id}', { params: { path: { id: input.roomId } }, signal })),
    ),
    door: guestDoorActor(),
  },
  actions: {
    saveSeat: ({ context }) => {
      if (context.seat) guestSeats.save(context.roomId, context.seat);
    },
    clearSeat: () => guestSeats.clear(),
  },
});

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
