import { createActor, SimulatedClock } from 'xstate';
import { scriptedPromise, startHarness } from '../testing/index.ts';
import { syncMachine } from './sync.machine.ts';
import type { SyncRound } from './sync.types.ts';

/** A real actor of synchronisation with scripted rounds and a simulated clock. */
export function startSync() {
  const clock = new SimulatedClock();
  const sendWaiting = scriptedPromise<SyncRound, { owner: string }>();
  const machine = syncMachine.provide({ actors: { sendWaiting: sendWaiting.logic } });
  return { ...startHarness(createActor(machine, { clock }), [sendWaiting]), clock, sendWaiting };
}

/** What `startSync` gives. */
export type SyncHarness = ReturnType<typeof startSync>;

/** A round in which some items came to an end. */
export const round = (
  outcomes: Record<string, 'stored' | 'refused' | 'unreached'> = {},
  isWaiting = false,
): SyncRound => ({
  outcomes: new Map(Object.entries(outcomes)),
  isWaiting,
});
