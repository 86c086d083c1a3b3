// Guest lobby of a call: needs neither an account nor the code of the call itself.

import { createGuestSeatStore, lobbyConnectionActor } from '@vitalane/flows/browser';
import { type GuestLobby, type GuestLookupInput, guestLobbyMachine } from '@vitalane/flows/guest-lobby';
import { fromPromise } from 'xstate';
import { responseData } from '../../lib/answer.ts';
import { client } from '../../session/session.ts';

/** Seat of this tab, kept across a reload of the page. */
export const guestSeats = createGuestSeatStore();

/** Lobby of a guest in this browser. */
export const liveGuestLobbyMachine = guestLobbyMachine.provide({
  actors: {
    lookup: fromPromise<GuestLobby, GuestLookupInput>(({ input, signal }) =>
      responseData(client.GET('/guest-links/{id}', { params: { path: { id: input.roomId } }, signal })),
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
