import type { MeasureKind } from '@vitalane/clinical';
import { fromRequest } from '../../measures/codec.ts';
import { momentOf, type Reading, type StoredReading } from '../../measures/reading.ts';
import type { QueuedEntry } from '../../outbox/outbox.ts';
import type { EditedEntry } from './editing.ts';

/** Returns the entries of a kind beside the one that a form edits, of the diary and of the outbox, newest first. */
export function knownBeside(
  edited: EditedEntry | null,
  kind: MeasureKind,
  stored: readonly StoredReading[],
  queued: readonly QueuedEntry[],
): readonly Reading[] {
  const waiting = queued.filter(({ id, request }) => request.kind === kind && id !== edited?.queuedId);
  return [
    ...waiting.map(({ request }) => fromRequest(request)),
    ...stored.filter(({ uuid }) => uuid !== edited?.changes),
  ].toSorted((one, other) => momentOf(other).localeCompare(momentOf(one)));
}
