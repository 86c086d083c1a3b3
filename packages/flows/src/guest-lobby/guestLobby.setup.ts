import { assertEvent, assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { codeOf, messageOf } from '../shared/errors.ts';
import { missingAction, missingActor } from '../shared/missing.ts';
import type {
  GuestDetails,
  GuestLobby,
  GuestLobbyContext,
  GuestLobbyEvent,
  GuestLobbyInput,
  GuestLookupInput,
  GuestRefusal,
  LobbyConnectionInput,
} from './guestLobby.types.ts';

/** Events of the lookup that has completed or failed. */
interface Answered {
  output: GuestLobby;
}
interface Failure {
  error: unknown;
}

/** How long a guest waits for a connection before it is reported. */
const UNREACHABLE_AFTER_MS = 10_000;

/** Setup of the guest lobby machine: actors and actions to provide, guards and delays by name. */
export const guestLobbySetup = setup({
  types: {
    input: {} as GuestLobbyInput,
    context: {} as GuestLobbyContext,
    events: {} as GuestLobbyEvent,
  },
  actors: {
    lookup: fromPromise<GuestLobby, GuestLookupInput>(missingActor('lookup')),
    connection: fromCallback<EventObject, LobbyConnectionInput>(missingActor('connection')),
  },
  actions: {
    saveSeat: missingAction('saveSeat'),
    clearSeat: missingAction('clearSeat'),
    keepLobby: assign((_, { output }: Answered) => ({ hostName: output.hostName, message: null })),
    keepFailure: assign((_, { error }: Failure) => ({ message: messageOf(error) })),
    keepDetails: assign((_, { name, location }: GuestDetails) => ({
      name: name.trim(),
      location: location.trim(),
    })),
    keepSeat: assign(({ context, event }) => {
      assertEvent(event, 'lobby.admitted');
      return { seat: { name: context.name, hostName: context.hostName, guestKey: event.guestKey } };
    }),
    dropSeat: assign({ seat: null }),
  },
  guards: {
    hasSeat: ({ context }) => context.seat !== null,
    isNamed: (_, { name }: { name: string }) => name.trim() !== '',
    isFull: (_, { output }: Answered) => output.isFull,
    isGone: (_, { error }: Failure) => codeOf(error) === 'not_found',
    isFor: (_, { reason, expected }: { reason: GuestRefusal; expected: GuestRefusal }) => reason === expected,
  },
  delays: { unreachableAfter: UNREACHABLE_AFTER_MS },
});
