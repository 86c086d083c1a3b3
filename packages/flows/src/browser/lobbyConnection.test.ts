import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyEventObject, createActor, setup } from 'xstate';
import { lobbyConnectionActor } from './lobbyConnection.ts';

/** Returns a socket that is driven by the test. */
function fakeSocket() {
  const listeners = new Map<string, (payload?: unknown) => void>();
  return {
    active: false,
    connects: 0,
    disconnects: 0,
    on(event: string, listener: (payload?: unknown) => void) {
      listeners.set(event, listener);
      return this;
    },
    connect() {
      this.connects += 1;
    },
    disconnect() {
      this.disconnects += 1;
    },
    hear: (event: string, payload?: unknown) => listeners.get(event)?.(payload),
  };
}

function enterLobby() {
  const socket = fakeSocket();
  const reports: AnyEventObject[] = [];
  const opened: unknown[] = [];
  const connection = lobbyConnectionActor((input) => {
    opened.push(input);
    // The actor uses this part of the socket only.
    return socket as never;
  });
  const machine = setup({ actors: { connection } }).createMachine({
    invoke: { src: 'connection', input: { roomId: 'r', name: 'Wei', location: 'At work' } },
    on: { '*': { actions: ({ event }) => reports.push(event) } },
  });
  const actor = createActor(machine).start();
  return { socket, reports, opened, actor };
}

const refusal = (code: string) => Object.assign(new Error('refused'), { data: { code } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a guest knocks with room, name and location, waits, and is admitted', () => {
  const { socket, reports, opened } = enterLobby();
  socket.hear('room:waiting');
  socket.hear('guest:admitted', { guestKey: 'k' });
  expect(opened).toEqual([{ roomId: 'r', name: 'Wei', location: 'At work' }]);
  expect(reports).toEqual([{ type: 'lobby.waiting' }, { type: 'lobby.admitted', guestKey: 'k' }]);
});

test.each([
  ['guest:refused', { reason: 'host' }, 'host'],
  ['guest:refused', { reason: 'full' }, 'full'],
  ['connect_error', refusal('not_found'), 'closed'],
  ['connect_error', refusal('call_full'), 'full'],
])('%s %o keeps the lobby closed: %s', (event, payload, reason) => {
  const { socket, reports } = enterLobby();
  socket.hear(event, payload);
  expect(reports).toEqual([{ type: 'lobby.refused', reason }]);
});

test('a greeting without a key admits nobody', () => {
  const { socket, reports } = enterLobby();
  socket.hear('guest:admitted', {});
  expect(reports).toEqual([]);
});

test.each([
  ['the service has closed the connection', 'disconnect', undefined, [{ type: 'lobby.lost' }]],
  ['the service was too busy', 'connect_error', refusal('too_many_requests'), []],
])('a guest knocks again when %s', (_case, event, payload, expected) => {
  const { socket, reports } = enterLobby();
  socket.hear(event, payload);
  expect(socket.connects).toBe(0);
  vi.advanceTimersByTime(2000);
  expect(reports).toEqual(expected);
  expect(socket.connects).toBe(1);
});

test('leaving closes the connection and all timers', () => {
  const { socket, actor } = enterLobby();
  socket.hear('disconnect');
  actor.stop();
  vi.advanceTimersByTime(2000);
  expect(socket).toMatchObject({ connects: 0, disconnects: 1 });
});
