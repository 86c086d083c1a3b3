// Outbox of this device for the present account, synchronised with other tabs.
import { connectAuth } from '@vitalane/flows/auth';
import { createOutboxStore } from '@vitalane/flows/browser';
import { createOutbox } from '@vitalane/flows/outbox';
import { queryClient } from '../../api/client.ts';
import { knownPerson } from '../../api/known.ts';
import { session, sessionPort } from '../../session/session.ts';
import { showStored } from '../cache.ts';
import type { DiaryRequest } from '../reading.ts';
import { createConnect } from './deliver.ts';
import { type QueuedEntry, showQueued } from './queuedEntries.ts';

const connect = createConnect({
  session: sessionPort,
  onStored: (kind, stored) => showStored(queryClient, kind, stored),
});

/** Every entry passes through the outbox, online and offline. */
export const outbox = createOutbox<DiaryRequest>({
  store: createOutboxStore(),
  connect: async (owner) => (navigator.onLine ? connect(owner) : null),
  alone: (work) => navigator.locks.request('outbox', work),
  newKey: () => crypto.randomUUID(),
  now: Date.now,
});

const none: readonly QueuedEntry[] = [];
const tabs = new BroadcastChannel('outbox');

/** Returns the signed-in account, also while offline; `null` while unknown. */
export function presentOwner(): string | null {
  const { status, profile } = connectAuth(session.getSnapshot(), session.send);
  if (status !== 'signedIn') return null;
  return profile?.uuid ?? knownPerson()?.uuid ?? null;
}

/** Reloads the entries; empty where storage is blocked. */
async function readQueued(): Promise<void> {
  const owner = presentOwner();
  const read = owner ? await outbox.list(owner).catch(() => none) : none;
  // Another account may have signed in meanwhile.
  if (owner === presentOwner()) showQueued(read);
}

/** Reloads the entries here and in every other tab. */
export async function queueChanged(): Promise<void> {
  tabs.postMessage(null);
  await readQueued();
}

/** Deletes the unsent entries of the present account. */
export async function forgetQueued(): Promise<void> {
  const owner = presentOwner();
  // Storage that cannot be opened contains no entries.
  if (owner) await outbox.forget(owner).catch(() => undefined);
  await queueChanged();
}

tabs.addEventListener('message', () => void readQueued());
