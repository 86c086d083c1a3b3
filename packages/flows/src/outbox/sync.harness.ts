import { createActor, SimulatedClock } from 'xstate';
import { scriptedPromise, startHarness } from '../testing/index.ts';
import { provideOnSharedNodes } from '../testing/provide.ts';
import { syncMachine } from './sync.machine.ts';
import type { SyncRound } from './sync.types.ts';

/** Starts a real sync actor with scripted rounds and a simulated clock. */
export function startSync() {
  const clock = new SimulatedClock();
  const sendWaiting = scriptedPromise<SyncRound, { owner: string }>();
  const machine = provideOnSharedNodes(syncMachine, { actors: { sendWaiting: sendWaiting.logic } });
  return { ...startHarness(createActor(machine, { clock }), [sendWaiting]), clock, sendWaiting };
}

/** Result of `startSync`. */
export type SyncHarness = ReturnType<typeof startSync>;

/** Returns a round in which some items were settled. */
export const round = (
  outcomes: Record<string, 'stored' | 'refused' | 'unreached'> = {},
  isWaiting = false,
): SyncRound => ({
  outcomes: new Map(Object.entries(outcomes)),
  isWaiting,
});
