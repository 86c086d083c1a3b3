import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { Actor, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import { type TextsOf, useFlowEffects } from './effects.ts';

/** Running flow: the view for its screen, the machine's snapshot, and `send` for events. */
export interface RunningFlow<Machine extends AnyStateMachine, View> {
  view: View;
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFrom<Machine>) => void;
}

/**
 * Runs a machine while the component is mounted and handles its effects. Calls `createInput` once; `connect` and
 * `texts` must be stable.
 */
export function useFlow<Machine extends AnyStateMachine, View>(
  machine: Machine,
  createInput: () => InputFrom<Machine>,
  connect: (snapshot: SnapshotFrom<Machine>, send: (event: EventFrom<Machine>) => void) => View,
  texts: TextsOf<Machine>,
): RunningFlow<Machine, View> {
  const [input] = useState(createInput);
  const actor: Actor<Machine> = useActorRef(machine, { input });
  const snapshot: SnapshotFrom<Machine> = useSelector(actor, (current) => current);
  const { send } = actor;
  useFlowEffects(actor, texts);
  const view = useMemo(() => connect(snapshot, send), [connect, snapshot, send]);
  return { view, snapshot, send };
}
