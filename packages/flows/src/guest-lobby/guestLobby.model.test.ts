import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import { after, deadEnds, done, edgesOf, failed, replayEdges } from '../testing/index.ts';
import { type LobbyHarness, startLobby } from './guestLobby.harness.ts';
import { guestLobbyMachine } from './guestLobby.machine.ts';
import type { GuestLobbyContext } from './guestLobby.types.ts';

const events: AnyEventObject[] = [
  done('lookup', { hostName: 'Dr Priya Nair', isFull: false }),
  done('lookup', { hostName: 'Dr Priya Nair', isFull: true }),
  failed('lookup', new FlowError('not_found', 'This could not be found.', 404)),
  failed('lookup', new FlowError('network-request-failed', 'Network error. Please try again.')),
  { type: 'guest.knock', name: 'Lim Wei Jie', location: 'At work' },
  { type: 'guest.knock', name: '  ', location: '' },
  { type: 'guest.leave' },
  { type: 'lobby.retry' },
  { type: 'lobby.waiting' },
  { type: 'lobby.lost' },
  { type: 'lobby.admitted', guestKey: 'k' },
  { type: 'lobby.refused', reason: 'host' },
  { type: 'lobby.refused', reason: 'full' },
  { type: 'lobby.refused', reason: 'closed' },
  { type: 'seat.lost' },
  after('unreachableAfter', 'guestLobby.knocking.connecting'),
];

const flags = ({ name, hostName, seat, message }: GuestLobbyContext) => [name, hostName, seat, message];

function check({ actor, connection, kept }: LobbyHarness): void {
  const snapshot = actor.getSnapshot();
  const { seat, name, location } = snapshot.context;
  const isKnocking = snapshot.matches('knocking');
  expect(connection.live.length, 'one knock at a time, and none once the guest is admitted').toBe(
    isKnocking ? 1 : 0,
  );
  if (isKnocking) expect(connection.live[0]?.input).toEqual({ roomId: 'r', name, location });
  if (isKnocking) expect(name, 'nobody knocks without a name').not.toBe('');
  expect(seat !== null, 'a seat only when let in').toBe(snapshot.matches('admitted'));
  expect(kept.seat, 'the tab keeps the seat that is held, and no other').toEqual(seat);
}

const walk = { input: { roomId: 'r' }, events, flags };

describe("the guest's lobby, edge by edge", () => {
  it('behaves as its graph, with its invariants after every step', async () => {
    const edges = await replayEdges(guestLobbyMachine, { ...walk, start: () => startLobby(), check });
    expect(edges).toBeGreaterThan(50);
  });

  it('can reach the call from every state except an expired link', () => {
    const stuck = deadEnds(edgesOf(guestLobbyMachine, walk), (name) => name.includes('"admitted"'));
    expect(stuck.length).toBeGreaterThan(0);
    expect(stuck.filter((name) => !name.includes('"closed"'))).toEqual([]);
  });
});
