import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { Actor, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import { type TextsOf, useFlowEffects } from './effects.ts';

/** A running flow: the view for its screen, the snapshot of that view, and `send` for events. */
export interface RunningFlow<Machine extends AnyStateMachine, View> {
  view: View;
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFrom<Machine>) => void;
}

/**
 * Runs a machine for as long as the component lives and carries out what it emits. `createInput` is called once; pass a
 * stable `connect` and `texts`.
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
