import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, ContextFrom, InputFrom } from 'xstate';
import { type AdjacencyMap, adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';

/** Options for traversing a machine. */
export interface EdgeOptions<TMachine extends AnyStateMachine> {
  input?: InputFrom<TMachine>;
  /** Events to send, including those of actors and timers (see `done`, `failed`, `after`); a function when events depend on the context. */
  events: readonly AnyEventObject[] | ((context: ContextFrom<TMachine>) => readonly AnyEventObject[]);
  /** Returns the parts of the context that guards read. States with the same value and flags count as the same. */
  flags?: (context: ContextFrom<TMachine>) => unknown;
  /** Limit of a traversal that would not end. */
  limit?: number;
}

/** Edge of a machine's graph: a shortest path to its source, its own event, and its target. */
export interface Edge {
  path: AnyEventObject[];
  from: string;
  to: string;
}

/** Returns the event of an invoked actor that has completed. `id` is the id of the invocation. */
export const done = (id: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});

/** Returns the event of an invoked actor that has failed. */
export const failed = (id: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${id}`,
  error,
  actorId: id,
});

/** Returns the event of a delayed transition, from the delay's name and the state's id, e.g. `after('poll', 'queue.waiting')`. */
export const after = (delay: string, stateId: string): AnyEventObject => ({
  type: `xstate.after.${delay}.${stateId}`,
});

/** Returns the name of a snapshot: its state value and the given flags. */
export function nameState<TMachine extends AnyStateMachine>(
  snapshot: AnyMachineSnapshot,
  flags?: EdgeOptions<TMachine>['flags'],
): string {
  return JSON.stringify([snapshot.status, snapshot.value, flags?.(snapshot.context)]);
}

// An Error becomes {} in JSON, which would merge the edges of all failures.
const readable = (_: string, value: unknown) =>
  value instanceof Error ? { ...value, message: value.message } : value;

/** Returns the name of an event: its whole payload, errors included. */
export const nameEvent = (event: AnyEventObject): string => JSON.stringify(event, readable);

/** Returns every edge that the events can take in the machine's graph. Executes no actions. */
export function edgesOf<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: EdgeOptions<TMachine>,
): Edge[] {
  const name = (snapshot: AnyMachineSnapshot) => nameState(snapshot, options.flags);
  const { events } = options;
  const logic: AnyStateMachine = machine;
  const graph: AdjacencyMap<AnyMachineSnapshot, AnyEventObject> = getAdjacencyMap(logic, {
    input: options.input,
    events: typeof events === 'function' ? ({ context }) => events(context) : events,
    serializeState: name,
    serializeEvent: nameEvent,
    filterEvents: (snapshot, event) => snapshot.can(event),
    limit: options.limit ?? 100_000,
  });
  // The map is filled breadth first, so the first path that reaches a state is a shortest one.
  const paths = new Map<string, AnyEventObject[]>();
  return adjacencyMapToArray(graph).map(({ state, event, nextState }) => {
    const from = name(state);
    const edge = { path: [...(paths.get(from) ?? []), event], from, to: name(nextState) };
    if (!paths.has(from)) paths.set(from, []);
    if (!paths.has(edge.to)) paths.set(edge.to, edge.path);
    return edge;
  });
}

/** Returns the names of states without a path to a state that `isGoal` accepts. Invariants expect none. */
export function deadEnds(edges: readonly Edge[], isGoal: (name: string) => boolean): string[] {
  const names = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const saved = new Set([...names].filter(isGoal));
  for (let before = -1; before !== saved.size; ) {
    before = saved.size;
    for (const { from, to } of edges) if (saved.has(to)) saved.add(from);
  }
  return [...names].filter((name) => !saved.has(name));
}
