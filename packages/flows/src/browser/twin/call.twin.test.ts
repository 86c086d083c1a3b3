import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTwinWorld, type Operation, type Twin } from './twinWorld.ts';

/** Schedules for each of the two properties. CI plays more than a local run. */
const runs = Number(process.env.CALL_TWIN_RUNS ?? (process.env.TEST_EFFORT === 'full' ? 1000 : 250));
const seed = process.env.CALL_TWIN_RUNS ? undefined : 20_251_121;

const side = fc.constantFrom(0, 1);
const deliver = fc.record({ type: fc.constant('deliver' as const), choice: fc.nat(3) });
const pass = fc.record({ type: fc.constant('pass' as const), ms: fc.constantFrom(500, 1500, 5000, 12_000) });
const change = fc.record({
  type: fc.constantFrom('reload' as const, 'online' as const, 'toggle' as const, 'freeze' as const),
  side,
});
const offline = fc.record({ type: fc.constant('offline' as const), side, isLasting: fc.boolean() });
const restart = fc.constant({ type: 'restart' as const });
const end = fc.record({ type: fc.constant('end' as const), side });
const disturbances: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 10, arbitrary: deliver },
  { weight: 3, arbitrary: pass },
  { weight: 3, arbitrary: change },
  { weight: 1, arbitrary: offline },
  { weight: 1, arbitrary: restart },
);

const contextOf = ({ actor }: Twin) => actor?.getSnapshot().context;
const isConnected = ({ actor }: Twin) => actor?.getSnapshot().hasTag('connected') === true;

async function playAll(operations: readonly Operation[]) {
  const world = createTwinWorld();
  for (const operation of operations) await world.act(operation);
  await world.heal();
  for (const twin of world.twins) expect(twin.errors).toEqual([]);
  return world;
}

test('two participants who stay reconnect after any schedule', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(disturbances, { maxLength: 40 }), async (operations) => {
      const { twins, connectedPeers } = await playAll(operations);
      const [a, b] = twins;
      expect([isConnected(a), isConnected(b)]).toEqual([true, true]);
      expect(contextOf(a)?.remoteSocketId).toBe(b.socket.id);
      expect(contextOf(b)?.remoteSocketId).toBe(a.socket.id);
      expect(connectedPeers()).toBe(2);
    }),
    { numRuns: runs, seed },
  );
});

test('when one hangs up, the call ends on both sides', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(disturbances, { maxLength: 25 }),
      end,
      fc.array(fc.oneof({ weight: 8, arbitrary: disturbances }, end), { maxLength: 15 }),
      async (before, hangUp, after) => {
        const { twins, isOver, connectedPeers } = await playAll([...before, hangUp, ...after]);
        expect(twins.some(isOver)).toBe(true);
        expect(twins.filter(isConnected)).toEqual([]);
        expect(connectedPeers()).toBe(0);
      },
    ),
    { numRuns: runs, seed },
  );
});

test('a restart of the service does not interrupt a connected call, which still ends on both sides', async () => {
  const world = createTwinWorld();
  for (let choice = 0; choice < 40; choice += 1) await world.act({ type: 'deliver', choice });
  expect(world.twins.map(isConnected)).toEqual([true, true]);
  for (let restarts = 0; restarts < 5; restarts += 1) {
    await world.act({ type: 'restart' });
    for (let choice = 0; choice < 20; choice += 1) await world.act({ type: 'deliver', choice });
    expect(world.twins.map(isConnected)).toEqual([true, true]);
  }
  await world.heal();
  expect(world.createdPeers()).toBe(2);
  await world.act({ type: 'end', side: 1 });
  await world.heal();
  expect(world.twins.map(world.isOver)).toEqual([true, true]);
});

test('a connected call ends on both sides', async () => {
  const world = createTwinWorld();
  for (let choice = 0; choice < 40; choice += 1) await world.act({ type: 'deliver', choice });
  expect(world.twins.map(isConnected)).toEqual([true, true]);
  await world.act({ type: 'end', side: 0 });
  await world.heal();
  expect(world.twins.map(world.isOver)).toEqual([true, true]);
});
