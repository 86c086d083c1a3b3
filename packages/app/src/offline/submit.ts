import type { Refusal } from '@vitalane/flows/outbox';
import { outboxMessages } from '@vitalane/ui/messages';
import type { DiaryRequest } from '../features/diary/measures/measure.ts';
import { outbox, presentOwner, queueChanged } from './outbox.ts';
import { refusalText } from './refusalText.ts';
import { sendAdded } from './sync.ts';

/** What became of an entry when its form was saved. */
export type Saved =
  | { status: 'stored' }
  /** It is kept on this device and sent later. */
  | { status: 'kept' }
  | { status: 'refused'; message: string; fields: Refusal['fields'] };

const refusedHere = (message: string): Saved => ({ status: 'refused', message, fields: {} });

/** Keeps an entry, or puts it in the place of the refused one that it edits; then tries to send it. Never rejects. */
export async function submit(request: DiaryRequest, edits: string | null): Promise<Saved> {
  const owner = presentOwner();
  if (!owner) return refusedHere(outboxMessages.unknownPerson);
  try {
    const id = edits ?? (await outbox.add(owner, request)).id;
    if (edits) await outbox.edit(edits, request);
    await sendAdded(id);
    const saved = await whatBecame(owner, id, edits === null);
    await queueChanged();
    return saved;
  } catch {
    return refusedHere(outboxMessages.noRoom);
  }
}

/** Returns the outcome of an entry. A new one that is refused leaves the queue, because its form still holds the input. */
async function whatBecame(owner: string, id: string, isNew: boolean): Promise<Saved> {
  const queued = (await outbox.list(owner)).find((item) => item.id === id);
  if (!queued) return { status: 'stored' };
  if (!queued.refusal) {
    // The browser must not clear this one to make room.
    void navigator.storage?.persist?.();
    return { status: 'kept' };
  }
  if (isNew) await outbox.discard(id);
  return { status: 'refused', message: refusalText(queued.refusal), fields: queued.refusal.fields };
}

/** Throws away an entry that has not left the device or was refused. */
export async function discard(id: string): Promise<void> {
  await outbox.discard(id);
  await queueChanged();
}
