// The outbox of this device, as the present person sees it, in step with other tabs.
import { connectAuth, createOutbox, type OutboxItem } from '@vitalane/flows';
import { createOutboxStore } from '@vitalane/flows/browser';
import { session, sessionPort } from '../session/session.ts';
import { createConnect } from './deliver.ts';
import type { DiaryRequest } from './diaryRequest.ts';
import { knownPerson } from './known.ts';

/** An entry of the diary that the server has not confirmed. */
export type KeptEntry = OutboxItem<DiaryRequest>;

const connect = createConnect({ session: sessionPort });

/** Every entry passes here, with and without a connection. */
export const outbox = createOutbox<DiaryRequest>({
  store: createOutboxStore(),
  connect: async (owner) => (navigator.onLine ? connect(owner) : null),
  alone: (work) => navigator.locks.request('outbox', work),
  newKey: () => crypto.randomUUID(),
  now: Date.now,
});

const none: readonly KeptEntry[] = [];
let entries = none;
const listeners = new Set<() => void>();
const tabs = new BroadcastChannel('outbox');

/** The account of the person who is signed in, also without a connection; null while it is not known. */
export function presentOwner(): string | null {
  const { status, profile } = connectAuth(session.getSnapshot(), session.send);
  if (status !== 'signedIn') return null;
  return profile?.uuid ?? knownPerson()?.uuid ?? null;
}

/** What the present person has on this device that the server has not confirmed, in the order typed. */
export const keptEntries = () => entries;

/** Calls the listener whenever {@link keptEntries} may be another. */
export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the entries anew. Where storage is blocked there are none. */
export async function readKept(): Promise<void> {
  const owner = presentOwner();
  const read = owner ? await outbox.list(owner).catch(() => none) : none;
  // Somebody else may be signed in by now.
  if (owner !== presentOwner()) return;
  entries = read.length === 0 && entries.length === 0 ? none : read;
  for (const listener of listeners) listener();
}

/** Reads the entries anew, here and in every other tab. */
export async function keptChanged(): Promise<void> {
  tabs.postMessage(null);
  await readKept();
}

tabs.addEventListener('message', () => void readKept());
