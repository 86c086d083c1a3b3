import type { OutboxItem } from '@vitalane/flows/outbox';
import type { DiaryRequest } from '../features/diary/measures/measure.ts';

/** An entry of the diary that the server has not confirmed. */
export type QueuedEntry = OutboxItem<DiaryRequest>;

let entries: readonly QueuedEntry[] = [];
const listeners = new Set<() => void>();

/** Returns what the present person has on this device that the server has not confirmed, in the order typed. */
export const queuedEntries = () => entries;

/** Calls the listener whenever {@link queuedEntries} may be another. */
export function subscribeQueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over what was read from the device. */
export function showQueued(read: readonly QueuedEntry[]): void {
  if (read.length > 0 || entries.length > 0) entries = read;
  for (const listener of listeners) listener();
}
