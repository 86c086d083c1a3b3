import { guestLobbySetup } from './guestLobby.setup.ts';
import type { GuestDetails } from './guestLobby.types.ts';

const knock = {
  guard: { type: 'isNamed' as const, params: ({ event }: { event: { name: string } }) => event },
  target: 'knocking' as const,
  actions: { type: 'keepDetails' as const, params: ({ event }: { event: GuestDetails }) => event },
};

/**
 * Machine of a guest's lobby: looks the link up, takes the guest's name and location, knocks, and waits for the host to admit. A
 * guest who was admitted before starts in `admitted`.
 *
 * The app provides the actors `lookup` and `connection` and the actions `saveSeat` and `clearSeat`.
 */
export const guestLobbyMachine = guestLobbySetup.createMachine({
  id: 'guestLobby',
  context: ({ input: { roomId, saved = null } }) => ({
    roomId,
    name: saved?.name ?? '',
    location: '',
    hostName: saved?.hostName ?? null,
    seat: saved,
    message: null,
  }),
  initial: 'route',
  states: {
    route: { always: [{ guard: 'hasSeat', target: 'admitted' }, { target: 'checking' }] },
    checking: {
      invoke: {
        id: 'lookup',
        src: 'lookup',
        input: ({ context }) => ({ roomId: context.roomId }),
        onDone: [
          {
            guard: { type: 'isFull', params: ({ event }) => event },
            target: 'full',
            actions: { type: 'keepLobby', params: ({ event }) => event },
          },
          { target: 'asking', actions: { type: 'keepLobby', params: ({ event }) => event } },
        ],
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'closed' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { 'lobby.retry': 'checking' } },
    asking: { on: { 'guest.knock': knock } },
    knocking: {
      invoke: {
        id: 'connection',
        src: 'connection',
        input: ({ context }) => ({ roomId: context.roomId, name: context.name, location: context.location }),
      },
      on: {
        'guest.leave': 'asking',
        'lobby.admitted': { target: 'admitted', actions: ['keepSeat', 'saveSeat'] },
        'lobby.refused': [
          {
            guard: { type: 'isFor', params: ({ event }) => ({ ...event, expected: 'host' }) },
            target: 'refused',
          },
          {
            guard: { type: 'isFor', params: ({ event }) => ({ ...event, expected: 'full' }) },
            target: 'full',
          },
          { target: 'closed' },
        ],
      },
      initial: 'connecting',
      states: {
        connecting: { on: { 'lobby.waiting': 'waiting' }, after: { unreachableAfter: 'unreachable' } },
        unreachable: { on: { 'lobby.waiting': 'waiting' } },
        waiting: { on: { 'lobby.lost': 'connecting' } },
      },
    },
    refused: { on: { 'guest.knock': knock } },
    full: { on: { 'lobby.retry': 'checking' } },
    closed: {},
    admitted: { on: { 'seat.lost': { target: 'checking', actions: ['dropSeat', 'clearSeat'] } } },
  },
});
