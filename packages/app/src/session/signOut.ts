import { createListeners } from '@vitalane/flows/shared';
import { useSyncExternalStore } from 'react';
import { hasUnsavedNote } from './drafts.ts';

const unsentChecks = new Set<() => boolean>();

/** Adds a check; while one returns `true`, signing out asks first. */
export function askWhile(hasUnsent: () => boolean): void {
  unsentChecks.add(hasUnsent);
}

let pendingSignOut: (() => void) | null = null;
const { subscribe, notify: notifyListeners } = createListeners();

function ask(signOut: (() => void) | null): void {
  pendingSignOut = signOut;
  notifyListeners();
}

/** Signs out at once, or asks first when unsent entries or notes would be deleted. */
export function requestSignOut(ownerUuid: string, signOut: () => void): void {
  if (hasUnsavedNote(ownerUuid) || [...unsentChecks].some((hasUnsent) => hasUnsent())) ask(signOut);
  else signOut();
}

/** Closes the dialog. */
export function cancelSignOut(): void {
  ask(null);
}

/** Returns the pending sign-out of the open dialog; `null` while it is closed. */
export function usePendingSignOut(): (() => void) | null {
  return useSyncExternalStore(subscribe, () => pendingSignOut);
}
