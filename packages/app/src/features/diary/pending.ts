import { diaryWords, type PendingEntry, type TypedEntry } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../../api/units.ts';
import type { QueuedEntry } from '../../offline/queuedEntries.ts';
import { refusalText } from '../../offline/refusalText.ts';
import { formatWithUnit, fromRequest, toForm } from './measures/index.ts';

/** Returns an unconfirmed entry in the format of the screens. */
export function toPending({ id, request, sentAt, refusal }: QueuedEntry, units: OwnUnits): PendingEntry {
  const measure = fromRequest(request);
  const { date, time } = measure;
  const blamed = Object.values(refusal?.fields ?? {});
  const refusals = refusal && blamed.length === 0 ? [refusalText(refusal)] : blamed;
  const text = `${diaryWords.kinds[measure.kind]} ${formatWithUnit(measure, units)}`;
  return { id, text, date, time, refusals, canDiscard: refusal !== null || sentAt === null };
}

/** Returns the submitted form values of an entry, in the account's units. */
export function toTyped({ id, request }: Pick<QueuedEntry, 'id' | 'request'>, units: OwnUnits): TypedEntry {
  return { id, values: toForm(fromRequest(request), units) };
}
