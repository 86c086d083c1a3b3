// A guest's way into the lobby of a call: without an account, and without the code of the call itself.

import { createGuestSeatStore, lobbyConnectionActor } from '@vitalane/flows/browser';
import { type GuestLobby, type GuestLookupInput, guestLobbyMachine } from '@vitalane/flows/guest-lobby';
import { fromPromise } from 'xstate';
import { answerOf } from '../api/answer.ts';
import { client } from '../session/session.ts';

/** The seat that this tab was given, across a reload of the page. */
export const guestSeats = createGuestSeatStore();

/** A guest's lobby in this browser. */
export const liveGuestLobbyMachine = guestLobbyMachine.provide({
  actors: {
    lookup: fromPromise<GuestLobby, GuestLookupInput>(({ input, signal }) =>
      answerOf(client.GET('/guest-links/{id}', { params: { path: { id: input.roomId } }, signal })),
    ),
    connection: lobbyConnectionActor(),
  },
  actions: {
    saveSeat: ({ context }) => {
      if (context.seat) guestSeats.save(context.roomId, context.seat);
    },
    clearSeat: () => guestSeats.clear(),
  },
});
