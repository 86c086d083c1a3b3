import { useSyncExternalStore } from 'react';
import { queuedEntries } from './queuedEntries.ts';

let asked: (() => void) | null = null;
const listeners = new Set<() => void>();

function ask(signOut: (() => void) | null): void {
  asked = signOut;
  for (const listener of listeners) listener();
}

/** Signs out at once, or asks first when that would delete what is not yet sent. */
export function signOutCarefully(signOut: () => void): void {
  if (queuedEntries().length === 0) signOut();
  else ask(signOut);
}

/** Puts the question away. */
export function stopAsking(): void {
  ask(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the sign-out that waits for a choice in the dialog; null while the dialog is closed. */
export function useAskedSignOut(): (() => void) | null {
  return useSyncExternalStore(subscribe, () => asked);
}
