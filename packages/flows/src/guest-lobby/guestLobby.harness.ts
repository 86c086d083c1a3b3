import { createActor, type EventObject, SimulatedClock } from 'xstate';
import { scriptedCallback, scriptedPromise, startHarness } from '../testing/index.ts';
import { provideOnSharedNodes } from '../testing/provide.ts';
import { guestLobbyMachine } from './guestLobby.machine.ts';
import type {
  GuestLobby,
  GuestLobbyInput,
  GuestLookupInput,
  GuestSeat,
  LobbyConnectionInput,
  LobbyConnectionReport,
} from './guestLobby.types.ts';

/** Starts a real lobby with scripted actors, a simulated clock, and the stored seat of the tab. */
export function startLobby(input: Partial<GuestLobbyInput> = {}) {
  const clock = new SimulatedClock();
  const lookup = scriptedPromise<GuestLobby, GuestLookupInput>();
  const connection = scriptedCallback<LobbyConnectionReport, EventObject, LobbyConnectionInput>();
  const storage: { seat: GuestSeat | null } = { seat: input.saved ?? null };
  const machine = provideOnSharedNodes(guestLobbyMachine, {
    actors: { lookup: lookup.logic, connection: connection.logic },
    actions: {
      saveSeat: ({ context }) => {
        storage.seat = context.seat;
      },
      clearSeat: () => {
        storage.seat = null;
      },
    },
  });
  const actor = createActor(machine, { input: { roomId: 'r', ...input }, clock });
  return { ...startHarness(actor, [lookup]), clock, lookup, connection, kept: storage };
}

/** Result of `startLobby`. */
export type LobbyHarness = ReturnType<typeof startLobby>;
