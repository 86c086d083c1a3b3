import type { DiaryKind } from '@vitalane/ui/screens/Diary';
import { fromRequest, type Measure, momentOf, type StoredMeasure } from '../../measures/index.ts';
import { queuedEntries } from '../../measures/outbox/queuedEntries.ts';
import type { EditedEntry } from './editing.ts';

/** Returns the entries of a kind beside the one that a form edits, of the diary and of the outbox, newest first. */
export function knownBeside(
  edited: EditedEntry | null,
  kind: DiaryKind,
  stored: readonly StoredMeasure[],
): readonly Measure[] {
  const queued = queuedEntries().filter(
    ({ id, request }) => request.kind === kind && id !== edited?.queuedId,
  );
  return [
    ...queued.map(({ request }) => fromRequest(request)),
    ...stored.filter(({ uuid }) => uuid !== edited?.changes),
  ].toSorted((one, other) => momentOf(other).localeCompare(momentOf(one)));
}
