import { type MeasureKind, measureRow, type Symptom } from '@vitalane/clinical';
import type { NewReading } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../session/person.ts';
import { choicesOf, textsOf } from './format.ts';
import { ownUnitOf } from './ownUnit.ts';
import { mapParts, type Reading } from './reading.ts';

/** Whose form is read: the account's units, its time zone, and the reading that the form edits. */
interface FormReader {
  units: OwnUnits;
  timeZone: string;
  /** The reading before the edit; `undefined` for a new one. */
  before?: Reading | undefined;
}

/** Reads the input of the form of a kind. An edited reading keeps its time zone, and what the form does not show. */
export function fromForm<Kind extends MeasureKind>(
  kind: Kind,
  { values, choice, note, date, time }: NewReading,
  { units, timeZone, before }: FormReader,
): Reading<Kind> {
  const { usualChoice = null } = measureRow(kind);
  const typed = {
    kind,
    values: mapParts(kind, (part, quantity) => ownUnitOf(quantity, units).store(values[part] ?? 0)),
    choice: Object.hasOwn(choicesOf(kind), choice) ? choice : usualChoice,
    date,
    time,
    timeZone: before?.timeZone || timeZone,
    ...(note && { note }),
  } as Reading<Kind>;
  return before ? { ...typed, ...unshown(typed as Reading, before, units) } : typed;
}

/** Returns what the form of an edited reading does not show: symptoms, and the digits of an untouched number. */
function unshown(
  typed: Reading,
  before: Reading,
  units: OwnUnits,
): { values: Readonly<Record<string, number>>; symptoms?: readonly Symptom[] } {
  const [texts, textsBefore] = [textsOf(typed, units), textsOf(before, units)];
  const numbers: Readonly<Record<string, number>> = { ...typed.values };
  const old = Object.entries<number>(before.values).filter(([part]) => texts[part] === textsBefore[part]);
  return {
    values: { ...numbers, ...Object.fromEntries(old) },
    ...(before.symptoms && { symptoms: before.symptoms }),
  };
}

/** Returns the field values of a form for a reading. */
export function toForm(reading: Reading, units: OwnUnits): Readonly<Record<string, string>> {
  const { choice, note, date, time } = reading;
  return { ...textsOf(reading, units), choice: choice ?? '', ...(note && { note }), date, time };
}
