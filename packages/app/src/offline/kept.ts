import type { OutboxItem } from '@vitalane/flows/outbox';
import type { DiaryRequest } from '../features/diary/measures/measure.ts';

/** An entry of the diary that the server has not confirmed. */
export type KeptEntry = OutboxItem<DiaryRequest>;

let entries: readonly KeptEntry[] = [];
const listeners = new Set<() => void>();

/** What the present person has on this device that the server has not confirmed, in the order typed. */
export const keptEntries = () => entries;

/** Calls the listener whenever {@link keptEntries} may be another. */
export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over what was read from the device. */
export function showKept(read: readonly KeptEntry[]): void {
  if (read.length > 0 || entries.length > 0) entries = read;
  for (const listener of listeners) listener();
}
