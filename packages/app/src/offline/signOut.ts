import { useSyncExternalStore } from 'react';
import { keptChanged, keptEntries, outbox, presentOwner } from './outbox.ts';

let asked: (() => void) | null = null;
const listeners = new Set<() => void>();

function ask(signOut: (() => void) | null): void {
  asked = signOut;
  for (const listener of listeners) listener();
}

/** Signs out at once, or asks first when that would delete what is not yet sent. */
export function signOutCarefully(signOut: () => void): void {
  if (keptEntries().length === 0) signOut();
  else ask(signOut);
}

/** Deletes what the present person has on this device that is not sent. */
export async function forgetKept(): Promise<void> {
  const owner = presentOwner();
  // A storage that cannot be opened holds nothing that could be left behind.
  if (owner) await outbox.forget(owner).catch(() => undefined);
  await keptChanged();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody is being asked, and their answers. */
export function useSignOutQuestion() {
  const signOut = useSyncExternalStore(subscribe, () => asked);
  return {
    isAsked: signOut !== null,
    stay: () => ask(null),
    leave: () => {
      ask(null);
      if (signOut) void forgetKept().then(signOut);
    },
  };
}
