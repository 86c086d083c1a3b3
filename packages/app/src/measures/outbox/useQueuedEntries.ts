import { useSyncExternalStore } from 'react';
import { type QueuedEntry, queuedEntries, subscribeQueued } from './queuedEntries.ts';

/** Returns the account's unconfirmed entries on this device, in the order typed. */
export function useQueuedEntries(): readonly QueuedEntry[] {
  return useSyncExternalStore(subscribeQueued, queuedEntries);
}
