import { canChange } from '@vitalane/flows/outbox';
import { refusalText } from '@vitalane/ui/messages';
import { diaryWords, type PendingEntry, type ValueAdvice } from '@vitalane/ui/screens/Diary';
import { fromRequest } from '../../measures/codec.ts';
import { formatWithUnit } from '../../measures/format.ts';
import { momentOf, type Reading } from '../../measures/reading.ts';
import type { QueuedEntry } from '../../outbox/outbox.ts';
import type { OwnUnits } from '../../session/person.ts';

/** Advice about a reading; `null` for none. */
type AdviceOf = (reading: Reading) => ValueAdvice | null;

/**
 * Returns the unconfirmed entries in the format of the screens. The newest of each kind has its advice: no alert
 * tells it before the server has the entry.
 */
export function toPendings(
  queued: readonly QueuedEntry[],
  units: OwnUnits,
  adviceOf: AdviceOf,
): PendingEntry[] {
  const readings = queued.map(({ request }) => fromRequest(request));
  const isNewest = (reading: Reading) =>
    readings.every((other) => other.kind !== reading.kind || momentOf(other) <= momentOf(reading));
  return queued.map((entry, index) => {
    const reading = readings[index];
    const advice = reading && isNewest(reading) ? adviceOf(reading) : null;
    return { ...toPending(entry, units), ...(advice && { advice }) };
  });
}

/** Returns an unconfirmed entry in the format of the screens. */
export function toPending(entry: QueuedEntry, units: OwnUnits): PendingEntry {
  const { id, request, refusal } = entry;
  const reading = fromRequest(request);
  const { date, time } = reading;
  const blamed = Object.values(refusal?.fields ?? {});
  const refusals = refusal && blamed.length === 0 ? [refusalText(refusal)] : blamed;
  const value = `${diaryWords.kinds[reading.kind]} ${formatWithUnit(reading, units)}`;
  const text = request.changes === undefined ? value : diaryWords.changed(value);
  return { id, text, date, time, refusals, canChange: canChange(entry) };
}
