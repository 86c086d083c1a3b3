// The outbox of this device, as the present person sees it, in step with other tabs.
import { connectAuth } from '@vitalane/flows/auth';
import { createOutboxStore } from '@vitalane/flows/browser';
import { createOutbox } from '@vitalane/flows/outbox';
import { queryClient } from '../api/client.ts';
import { showStored } from '../features/diary/cache.ts';
import type { DiaryRequest } from '../features/diary/measures/measure.ts';
import { session, sessionPort } from '../session/session.ts';
import { createConnect } from './deliver.ts';
import { knownPerson } from './known.ts';
import { type QueuedEntry, showQueued } from './queuedEntries.ts';

const connect = createConnect({
  session: sessionPort,
  onStored: (kind, stored) => showStored(queryClient, kind, stored),
});

/** Every entry passes here, with and without a connection. */
export const outbox = createOutbox<DiaryRequest>({
  store: createOutboxStore(),
  connect: async (owner) => (navigator.onLine ? connect(owner) : null),
  alone: (work) => navigator.locks.request('outbox', work),
  newKey: () => crypto.randomUUID(),
  now: Date.now,
});

const none: readonly QueuedEntry[] = [];
const tabs = new BroadcastChannel('outbox');

/** Returns the account of the person who is signed in, also without a connection; null while it is not known. */
export function presentOwner(): string | null {
  const { status, profile } = connectAuth(session.getSnapshot(), session.send);
  if (status !== 'signedIn') return null;
  return profile?.uuid ?? knownPerson()?.uuid ?? null;
}

/** Reads the entries again. Where storage is blocked there are none. */
export async function readQueued(): Promise<void> {
  const owner = presentOwner();
  const read = owner ? await outbox.list(owner).catch(() => none) : none;
  // Somebody else may be signed in by now.
  if (owner === presentOwner()) showQueued(read);
}

/** Reads the entries again, here and in every other tab. */
export async function queueChanged(): Promise<void> {
  tabs.postMessage(null);
  await readQueued();
}

/** Deletes what the present person has on this device that is not sent. */
export async function forgetQueued(): Promise<void> {
  const owner = presentOwner();
  // A storage that cannot be opened holds nothing that could be left behind.
  if (owner) await outbox.forget(owner).catch(() => undefined);
  await queueChanged();
}

tabs.addEventListener('message', () => void readQueued());
