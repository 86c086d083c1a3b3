import type { Actor, AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { type EdgeOptions, edgesOf, nameEvent, nameState } from './edges.ts';
import type { Settleable } from './fakes.ts';

/** Real actor under test, with its scripted promises and the effects and failures it has emitted. */
export interface Harness<TMachine extends AnyStateMachine> {
  actor: Actor<TMachine>;
  promises: readonly Settleable[];
  effects: AnyEventObject[];
  failures: unknown[];
}

/** Starts an actor and records its effects and failures. Needs a `SimulatedClock`. */
export function startHarness<TMachine extends AnyStateMachine>(
  actor: Actor<TMachine>,
  promises: readonly Settleable[] = [],
): Harness<TMachine> {
  const harness: Harness<TMachine> = { actor, promises, effects: [], failures: [] };
  const anyActor: Actor<AnyStateMachine> = actor;
  anyActor.on('*', (effect) => harness.effects.push(effect));
  anyActor.subscribe({ error: (error) => harness.failures.push(error) });
  anyActor.start();
  return harness;
}

/** Returns the ids of running promise actors. */
export const runningIds = (harness: { promises: readonly Settleable[] }): string[] =>
  harness.promises.flatMap((promise) => promise.running());

const macrotask = () => new Promise<void>((resolve) => setImmediate(resolve));

async function settle(promises: readonly Settleable[], event: AnyEventObject): Promise<void> {
  const outcome = 'error' in event ? { error: event.error } : { output: event.output };
  if (!promises.some((promise) => promise.settle(event.actorId, outcome)))
    throw new Error(`no running actor "${event.actorId}" to settle`);
  await macrotask();
}

// Fires one armed timer and no other, because the graph has no clock.
function fire(actor: AnyActorRef, type: string): void {
  const armed = Object.values(actor.system.getSnapshot()._scheduledEvents);
  const timer = armed.find(({ source, event }) => source === actor && event.type === type);
  if (!timer) throw new Error(`timer "${type}" is not armed`);
  actor.system.scheduler.cancel(timer.source, timer.id);
  actor.send(timer.event);
}

/** Plays one event on the real actor: settles a scripted promise, fires an armed timer, or sends. */
export async function play<TMachine extends AnyStateMachine>(
  harness: Harness<TMachine>,
  event: AnyEventObject,
): Promise<void> {
  const actor: AnyActorRef = harness.actor;
  if (/^xstate\.(done|error)\.actor\./.test(event.type)) await settle(harness.promises, event);
  else if (event.type.startsWith('xstate.after.')) fire(actor, event.type);
  else actor.send(event);
  if (harness.failures.length > 0) throw harness.failures[0];
}

/** Options of {@link replayEdges}. */
export interface ReplayOptions<TMachine extends AnyStateMachine, THarness extends Harness<TMachine>>
  extends EdgeOptions<TMachine> {
  /** Starts a new real actor with the input of the traversal. */
  start: () => THarness;
  /** Runs before each step, e.g. to change the disk as another tab or an actor would. */
  before?: (harness: THarness, event: AnyEventObject) => void;
  /** Records the history that `check` needs. Runs after the start and after every step. */
  observe?: (harness: THarness, event: AnyEventObject) => void;
  /**
   * Checks the invariants; throws when one is broken. Runs once after the start, and once per edge after its own
   * step: earlier steps are edges with their own replays.
   */
  check?: (harness: THarness, event: AnyEventObject) => void;
}

/**
 * Replays every edge of the machine on a real actor and compares the reached state with the graph. Returns the number
 * of edges. Throws with the whole path when a state differs or an invariant breaks.
 */
export async function replayEdges<TMachine extends AnyStateMachine, THarness extends Harness<TMachine>>(
  machine: TMachine,
  options: ReplayOptions<TMachine, THarness>,
): Promise<number> {
  const edges = edgesOf(machine, options);
  for (const [index, { path, to }] of edges.entries()) {
    const harness = options.start();
    try {
      const start = { type: 'xstate.init' };
      options.observe?.(harness, start);
      if (index === 0) options.check?.(harness, start);
      await playAll(harness, path, options);
      const reached = nameState(harness.actor.getSnapshot(), options.flags);
      if (reached !== to) throw new Error(`reached ${reached}, the graph says ${to}`);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${reason}\nafter ${path.map(nameEvent).join('\n      ')}`, { cause });
    } finally {
      harness.actor.stop();
    }
  }
  return edges.length;
}

async function playAll<TMachine extends AnyStateMachine, THarness extends Harness<TMachine>>(
  harness: THarness,
  path: readonly AnyEventObject[],
  { before, observe, check }: ReplayOptions<TMachine, THarness>,
): Promise<void> {
  for (const [index, event] of path.entries()) {
    before?.(harness, event);
    await play(harness, event);
    observe?.(harness, event);
    if (index === path.length - 1) check?.(harness, event);
  }
}
