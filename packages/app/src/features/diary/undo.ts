import { canChange } from '@vitalane/flows/outbox';
import { refusalText } from '@vitalane/ui/messages';
import { showFailure } from '../../lib/notify.ts';
import { toRequest } from '../../measures/codec.ts';
import type { DiaryRequest, Reading } from '../../measures/reading.ts';
import { isEntry, outbox } from '../../outbox/outbox.ts';

/** Adds a deleted entry again. */
export async function undoDeletion(entry: Reading): Promise<void> {
  await send(toRequest(entry));
}

/** Takes back the change of an entry: `before` is the entry as it was. A change that is not sent yet is discarded. */
export async function undoChange(before: Reading, uuid: string): Promise<void> {
  const waiting = outbox
    .entries()
    .filter(isEntry)
    .find(({ request }) => request.changes === uuid);
  if (waiting && canChange(waiting)) await outbox.discard(waiting.id);
  else await send(toRequest(before, uuid));
}

async function send(request: DiaryRequest): Promise<void> {
  const saved = await outbox.save(request, null);
  if (saved.status === 'refused') showFailure(refusalText(saved));
}
