import type { Refusal } from '@vitalane/flows/outbox';
import { outboxMessages } from '@vitalane/ui/messages';
import type { DiaryRequest } from '../reading.ts';
import { outbox, presentOwner, queueChanged } from './outbox.ts';
import { refusalText } from './refusalText.ts';
import { sendAdded } from './sync.ts';

/** Result of saving an entry. */
export type Saved =
  | { status: 'stored' }
  /** Kept on this device and sent later. */
  | { status: 'kept' }
  | { status: 'refused'; message: string; fields: Refusal['fields'] };

const refusedLocally = (message: string): Saved => ({ status: 'refused', message, fields: {} });

/** Stores an entry in the outbox, or replaces the unsent or refused one that it edits; then tries to send it. Never rejects. */
export async function submit(request: DiaryRequest, edits: string | null): Promise<Saved> {
  const owner = presentOwner();
  if (!owner) return refusedLocally(outboxMessages.unknownPerson);
  try {
    const id = edits ?? (await outbox.add(owner, request)).id;
    if (edits && !(await outbox.edit(edits, request))) return refusedLocally(outboxMessages.alreadySent);
    await sendAdded(id);
    const saved = await resultOf(owner, id, edits === null);
    await queueChanged();
    return saved;
  } catch {
    return refusedLocally(outboxMessages.noRoom);
  }
}

/** Returns the result of an entry. A refused new entry leaves the queue, because its form still has the input. */
async function resultOf(owner: string, id: string, isNew: boolean): Promise<Saved> {
  const queued = (await outbox.list(owner)).find((item) => item.id === id);
  if (!queued) return { status: 'stored' };
  if (!queued.refusal) {
    // Prevents the browser from evicting the entry.
    void navigator.storage?.persist?.();
    return { status: 'kept' };
  }
  if (isNew) await outbox.discard(id);
  return { status: 'refused', message: refusalText(queued.refusal), fields: queued.refusal.fields };
}

/** Discards an entry that was not sent or was refused. */
export async function discard(id: string): Promise<void> {
  await outbox.discard(id);
  await queueChanged();
}
