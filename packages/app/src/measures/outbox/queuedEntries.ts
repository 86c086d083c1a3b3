import type { OutboxItem } from '@vitalane/flows/outbox';
import { createListeners } from '@vitalane/flows/shared';
import { askWhile } from '../../session/signOut.ts';
import type { DiaryRequest } from '../reading.ts';

/** Diary entry that the server has not confirmed. */
export type QueuedEntry = OutboxItem<DiaryRequest>;

let entries: readonly QueuedEntry[] = [];
const listeners = createListeners();

/** Returns the account's unconfirmed entries on this device, in the order typed. */
export const queuedEntries = () => entries;

// Signing out deletes them.
askWhile(() => entries.length > 0);

/** Calls the listener whenever {@link queuedEntries} may have changed. */
export const subscribeQueued = listeners.subscribe;

/** Replaces the entries. */
export function showQueued(read: readonly QueuedEntry[]): void {
  if (read.length > 0 || entries.length > 0) entries = read;
  listeners.notify();
}
