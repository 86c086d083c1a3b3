import { useSyncExternalStore } from 'react';
import { type QueuedEntry, queuedEntries, subscribeQueued } from './queuedEntries.ts';

/** Returns what the present person has on this device that the server has not confirmed, in the order typed. */
export function useQueuedEntries(): readonly QueuedEntry[] {
  return useSyncExternalStore(subscribeQueued, queuedEntries);
}
