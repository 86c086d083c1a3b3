import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, SimulatedClock, setup } from 'xstate';
import { missingActor } from '../shared/missing.ts';
import { tick } from './clock.ts';
import { after, deadEnds, done, edgesOf, failed } from './edges.ts';
import { scriptedCallback, scriptedPromise } from './fakes.ts';
import { play, replayEdges, runningIds, startHarness } from './replay.ts';

const lamp = setup({
  types: { context: {} as { switched: number }, events: {} as { type: 'lamp.press' } },
  actors: { power: fromPromise<string>(() => Promise.reject(new Error('not provided'))) },
  delays: { burn: 1_000 },
}).createMachine({
  id: 'lamp',
  context: { switched: 0 },
  initial: 'off',
  states: {
    off: { on: { 'lamp.press': 'starting' } },
    starting: {
      invoke: { id: 'power', src: 'power', onDone: 'on', onError: 'off' },
      exit: assign({ switched: ({ context }) => context.switched + 1 }),
    },
    on: { after: { burn: 'fading' } },
    fading: { after: { burn: 'off' } },
  },
});

const events = [
  { type: 'lamp.press' },
  done('power', 'mains'),
  failed('power', new Error('dark')),
  failed('power', new Error('very dark')),
  after('burn', 'lamp.on'),
  after('burn', 'lamp.fading'),
];

function startLamp(switched = 0) {
  const power = scriptedPromise<string>();
  const clock = new SimulatedClock();
  const machine = lamp.provide({ actors: { power: power.logic } });
  const snapshot = machine.resolveState({ value: 'off', context: { switched } });
  const actor = createActor(machine, { clock, snapshot });
  return { ...startHarness(actor, [power]), clock, power };
}

describe('traversing and replaying a machine', () => {
  it('finds every edge once, distinguishing failures by message', () => {
    expect(edgesOf(lamp, { events })).toHaveLength(6);
  });

  it('reaches each edge by a shortest path', () => {
    const lengths = edgesOf(lamp, { events }).map(({ path }) => path.length);
    expect(lengths).toEqual([1, 2, 2, 2, 3, 4]);
  });

  it('replays all edges on the real machine', async () => {
    expect(await replayEdges(lamp, { events, start: () => startLamp() })).toBe(6);
  });

  it('reports the whole path when the real machine differs', async () => {
    const flags = ({ switched }: { switched: number }) => switched > 0;
    const walk = { events, flags, start: () => startLamp(1) };
    await expect(replayEdges(lamp, walk)).rejects.toThrow(/the graph says .*\nafter .*lamp\.press/);
  });

  it('reports the broken invariant', async () => {
    const check = ({ power }: ReturnType<typeof startLamp>) => {
      if (power.calls.length > 0) throw new Error('no power allowed');
    };
    await expect(replayEdges(lamp, { events, start: () => startLamp(), check })).rejects.toThrow(
      'no power allowed',
    );
  });

  it('checks the start and every edge once, and observes every step', async () => {
    const checked: string[] = [];
    const observed: string[] = [];
    await replayEdges(lamp, {
      events,
      start: () => startLamp(),
      observe: (_, { type }) => observed.push(type),
      check: (_, { type }) => checked.push(type),
    });
    const afterStart = checked.slice(1);
    expect([checked[0], afterStart]).toEqual([
      'xstate.init',
      edgesOf(lamp, { events }).map(({ path }) => path.at(-1)?.type),
    ]);
    expect(observed).toHaveLength(6 + 14);
  });

  it('finds dead ends', () => {
    const edges = edgesOf(lamp, { events: events.slice(0, 2) });
    expect(deadEnds(edges, (name) => name.includes('"off"'))).toHaveLength(2);
    expect(deadEnds(edgesOf(lamp, { events }), (name) => name.includes('"off"'))).toEqual([]);
  });

  it('refuses to fire a timer that is not armed or to settle an actor that does not run', async () => {
    await expect(play(startLamp(), after('burn', 'lamp.on'))).rejects.toThrow('is not armed');
    await expect(play(startLamp(), done('power'))).rejects.toThrow('no running actor "power"');
  });

  it('reports a missing actor', () => {
    const machine = setup({ actors: { nobody: fromPromise(missingActor('nobody')) } }).createMachine({
      invoke: { src: 'nobody' },
    });
    const { failures } = startHarness(createActor(machine));
    expect(failures).toEqual([new Error('actor "nobody" was not provided')]);
  });
});

describe('scripted actors and the clock', () => {
  it('forgets a promise that the machine has left', async () => {
    const harness = startLamp();
    await play(harness, { type: 'lamp.press' });
    expect(runningIds(harness)).toEqual(['power']);
    await play(harness, done('power', 'mains'));
    expect(runningIds(harness)).toEqual([]);
    expect(harness.power.current()).toBeUndefined();
  });

  it('runs chained delays', async () => {
    const harness = startLamp();
    await play(harness, { type: 'lamp.press' });
    await play(harness, done('power', 'mains'));
    tick(harness.clock, 2_000);
    expect(harness.actor.getSnapshot().value).toBe('off');
  });

  it('records the events and the stop of a callback actor', () => {
    const bell = scriptedCallback<{ type: 'bell.rang' }, { type: 'ring' }>();
    const actor = createActor(bell.logic);
    actor.start();
    actor.send({ type: 'ring' });
    expect(bell.live[0]?.received).toEqual([{ type: 'ring' }]);
    actor.stop();
    expect([bell.started(), bell.stopped(), bell.live.length]).toEqual([1, 1, 0]);
  });
});
