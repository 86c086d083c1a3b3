import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { after, deadEnds, done, edgesOf, replayEdges, runningIds } from '../testing/index.ts';
import { round, type SyncHarness, startSync } from './sync.harness.ts';
import { syncMachine } from './sync.machine.ts';
import type { SyncContext } from './sync.types.ts';

const events: AnyEventObject[] = [
  { type: 'session.changed', owner: 'mei', epoch: 1 },
  { type: 'session.changed', owner: 'mei', epoch: 2 },
  { type: 'session.changed', owner: 'ravi', epoch: 3 },
  { type: 'session.changed', owner: null, epoch: 4 },
  { type: 'item.added', id: 'a' },
  { type: 'sync.wake' },
  done('sendWaiting', round({ a: 'stored', b: 'refused' })),
  done('sendWaiting', round({ a: 'unreached' }, true)),
  after('retry', 'sync.waiting'),
];

const flags = ({ owner, epoch, own, isBehind, tries }: SyncContext) => [
  owner,
  epoch,
  own.length > 0,
  isBehind,
  Math.min(tries, 1),
];

function check({ actor, promises, sendWaiting }: SyncHarness): void {
  const snapshot = actor.getSnapshot();
  const { owner, own } = snapshot.context;
  expect(runningIds({ promises }), 'one round at a time').toHaveLength(snapshot.matches('sending') ? 1 : 0);
  expect(snapshot.matches('signedOut'), 'nothing is sent for nobody').toBe(owner === null);
  if (snapshot.matches('sending'))
    expect(sendWaiting.current()?.input, 'in no other name').toEqual({ owner });
  else expect(own, 'no form waits for an answer outside of a round').toEqual([]);
}

const walk = { events, flags };

describe('sending the outbox, edge by edge', () => {
  it('behaves as its graph, with its invariants after every step', async () => {
    const edges = await replayEdges(syncMachine, { ...walk, start: () => startSync(), check });
    expect(edges).toBeGreaterThan(50);
  });

  it('can become idle from every state', () => {
    expect(deadEnds(edgesOf(syncMachine, walk), (name) => name.includes('idle'))).toEqual([]);
  });
});
