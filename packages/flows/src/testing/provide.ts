import { type AnyStateMachine, StateMachine } from 'xstate';

/** Methods that the constructor of a machine binds to it. */
const bound = ['transition', 'getInitialSnapshot', 'restoreSnapshot', 'start'] as const;

/**
 * Returns the machine with other implementations, like `machine.provide`, but with the state nodes of the original. A
 * replay starts thousands of actors, and `provide` builds all state nodes for each of them.
 */
export function provideOnSharedNodes<TMachine extends AnyStateMachine>(
  machine: TMachine,
  provided: Parameters<TMachine['provide']>[0],
): TMachine {
  const { actions, actors, delays, guards } = machine.implementations;
  const copy = Object.create(machine);
  copy.implementations = {
    actions: { ...actions, ...provided.actions },
    actors: { ...actors, ...provided.actors },
    delays: { ...delays, ...provided.delays },
    guards: { ...guards, ...provided.guards },
  };
  for (const name of bound) copy[name] = StateMachine.prototype[name].bind(copy);
  return copy;
}
