import { describe, expect, it } from 'vitest';
import { done, play } from '../testing/index.ts';
import { round, type SyncHarness, startSync } from './sync.harness.ts';

function signedIn(): SyncHarness {
  const sync = startSync();
  sync.actor.send({ type: 'session.changed', owner: 'mei', epoch: 1 });
  return sync;
}

const rounds = ({ sendWaiting }: SyncHarness) => sendWaiting.calls.length;

describe('pending items', () => {
  it('are retried with backoff', async () => {
    const sync = signedIn();
    for (const waitMs of [2_000, 4_000, 8_000, 15_000, 15_000]) {
      const before = rounds(sync);
      await play(sync, done('sendWaiting', round({ a: 'unreached' }, true)));
      sync.clock.increment(waitMs - 1);
      expect(rounds(sync)).toBe(before);
      sync.clock.increment(1);
      expect(rounds(sync)).toBe(before + 1);
    }
  });

  it('are retried at once, with the backoff reset, when the page wakes or an item was stored', async () => {
    const sync = signedIn();
    for (let failed = 0; failed < 3; failed += 1) {
      await play(sync, done('sendWaiting', round({ a: 'unreached' }, true)));
      sync.clock.increment(15_000);
    }
    await play(sync, done('sendWaiting', round({ a: 'stored', b: 'unreached' }, true)));
    sync.clock.increment(2_000);
    expect(rounds(sync)).toBe(5);
    await play(sync, done('sendWaiting', round({ b: 'unreached' }, true)));
    sync.actor.send({ type: 'sync.wake' });
    expect(rounds(sync)).toBe(6);
  });

  it('wait for a connection without polling', async () => {
    const sync = signedIn();
    await play(sync, done('sendWaiting', round()));
    sync.clock.increment(60_000);
    expect(rounds(sync)).toBe(1);
  });
});

describe('an item that is added', () => {
  it('gets another round when one is running', async () => {
    const sync = signedIn();
    sync.actor.send({ type: 'item.added', id: 'a' });
    expect(rounds(sync)).toBe(1);
    await play(sync, done('sendWaiting', round()));
    expect(rounds(sync)).toBe(2);
  });

  it('is reported by its form, and the others by a notice', async () => {
    const sync = signedIn();
    await play(sync, done('sendWaiting', round()));
    sync.effects.length = 0;
    sync.actor.send({ type: 'item.added', id: 'a' });
    await play(sync, done('sendWaiting', round({ a: 'refused', b: 'stored', c: 'refused' })));
    expect(sync.effects).toEqual([{ type: 'itemsStored' }, { type: 'itemsSettled', stored: 1, refused: 1 }]);
  });
});

it('reloads the items after sign-in, and after a round that no form waits for', async () => {
  const sync = signedIn();
  expect(sync.effects).toEqual([{ type: 'queueChanged' }]);
  await play(sync, done('sendWaiting', round()));
  expect(sync.effects).toEqual([{ type: 'queueChanged' }, { type: 'queueChanged' }]);
});

it('cancels the round after a sign-out', async () => {
  const sync = signedIn();
  sync.actor.send({ type: 'session.changed', owner: null, epoch: 2 });
  sync.actor.send({ type: 'sync.wake' });
  expect(sync.sendWaiting.running()).toEqual([]);
  sync.actor.send({ type: 'session.changed', owner: 'ravi', epoch: 3 });
  expect(sync.sendWaiting.calls).toEqual([{ owner: 'mei' }, { owner: 'ravi' }]);
});

it('sends again for the same account with a new session, and not without a change', async () => {
  const sync = signedIn();
  await play(sync, done('sendWaiting', round()));
  sync.actor.send({ type: 'session.changed', owner: 'mei', epoch: 1 });
  expect(rounds(sync)).toBe(1);
  sync.actor.send({ type: 'session.changed', owner: 'mei', epoch: 2 });
  expect(rounds(sync)).toBe(2);
});
