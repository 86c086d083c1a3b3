import { useSyncExternalStore } from 'react';
import { type KeptEntry, keptEntries, subscribeKept } from './kept.ts';

/** What the present person has on this device that the server has not confirmed, in the order typed. */
export function useKeptEntries(): readonly KeptEntry[] {
  return useSyncExternalStore(subscribeKept, keptEntries);
}
