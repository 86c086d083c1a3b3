import { canChange } from '@vitalane/flows/outbox';
import { diaryWords, type PendingEntry, type ValueAdvice } from '@vitalane/ui/screens/Diary';
import { formatWithUnit, fromRequest, type Measure, momentOf } from '../../measures/index.ts';
import type { QueuedEntry } from '../../measures/outbox/queuedEntries.ts';
import { refusalText } from '../../measures/outbox/refusalText.ts';
import type { OwnUnits } from '../../session/person.ts';

/** Advice about a measure; `null` for none. */
type AdviceOf = (measure: Measure) => ValueAdvice | null;

/**
 * Returns the unconfirmed entries in the format of the screens. The newest of each measure has its advice: no alert
 * tells it before the server has the entry.
 */
export function toPendings(
  queued: readonly QueuedEntry[],
  units: OwnUnits,
  adviceOf: AdviceOf,
): PendingEntry[] {
  const measures = queued.map(({ request }) => fromRequest(request));
  const isNewest = (measure: Measure) =>
    measures.every((other) => other.kind !== measure.kind || momentOf(other) <= momentOf(measure));
  return queued.map((entry, index) => {
    const measure = measures[index];
    const advice = measure && isNewest(measure) ? adviceOf(measure) : null;
    return { ...toPending(entry, units), ...(advice && { advice }) };
  });
}

/** Returns an unconfirmed entry in the format of the screens. */
export function toPending(entry: QueuedEntry, units: OwnUnits): PendingEntry {
  const { id, request, refusal } = entry;
  const measure = fromRequest(request);
  const { date, time } = measure;
  const blamed = Object.values(refusal?.fields ?? {});
  const refusals = refusal && blamed.length === 0 ? [refusalText(refusal)] : blamed;
  const value = `${diaryWords.kinds[measure.kind]} ${formatWithUnit(measure, units)}`;
  const text = request.changes === undefined ? value : diaryWords.changed(value);
  return { id, text, date, time, refusals, canChange: canChange(entry) };
}
