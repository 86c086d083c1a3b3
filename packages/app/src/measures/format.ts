import { type MeasureKind, measureRow } from '@vitalane/clinical';
import type { EarlierReading } from '@vitalane/contract';
import { toCivil } from '@vitalane/time';
import { diaryWords, type EarlierEntry } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../session/person.ts';
import { fromBody } from './codec.ts';
import { type OwnUnit, ownUnitOf } from './ownUnit.ts';
import { mapParts, type Reading } from './reading.ts';

/** Returns the account's unit of a kind. Its numbers have the same. */
export function unitOfKind(kind: MeasureKind, units: OwnUnits): OwnUnit {
  const { parts } = measureRow(kind);
  const [quantity] = Object.values(parts);
  if (!quantity) throw new Error(`A ${kind} has no number`);
  return ownUnitOf(quantity, units);
}

/** Returns the formatted numbers of a reading, by part. */
export function textsOf({ kind, values }: Reading, units: OwnUnits): Readonly<Record<string, string>> {
  const numbers: Readonly<Record<string, number>> = values;
  return mapParts(kind, (part, quantity) => ownUnitOf(quantity, units).write(numbers[part] ?? 0));
}

/** Joins formatted numbers: “5.6”, “128/82”. */
export const joinTexts = (texts: Readonly<Record<string, string>>): string => Object.values(texts).join('/');

/** Formats the numbers of a reading. */
export function format(reading: Reading, units: OwnUnits): string {
  return joinTexts(textsOf(reading, units));
}

/** Formats a reading with its unit: “5.6 mmol/L”. */
export function formatWithUnit(reading: Reading, units: OwnUnits): string {
  return `${format(reading, units)} ${unitOfKind(reading.kind, units).text}`;
}

/** Returns the words of what was chosen beside the numbers: “Before a meal”; `null` for nothing. */
export function detailOf({ kind, choice }: Reading): string | null {
  return choice === null ? null : (choicesOf(kind)[choice] ?? null);
}

/** Formats a reading with its unit, detail and note: “5.6 mmol/L, Before a meal, “After a walk””. */
export function formatWithDetail(reading: Reading, units: OwnUnits): string {
  const note = reading.note && diaryWords.quoted(reading.note);
  return [formatWithUnit(reading, units), detailOf(reading), note].filter(Boolean).join(', ');
}

/** Returns the words of what can be chosen beside the numbers of a kind, by code; empty for nothing. */
export function choicesOf(kind: MeasureKind): Readonly<Record<string, string>> {
  const { choice } = measureRow(kind);
  return choice ? diaryWords.choices[choice] : {};
}

/** Returns what a reading was before each change in the format of the screens, in the account's units. */
export function toEarlierEntries(
  kind: MeasureKind,
  earlier: readonly EarlierReading[],
  units: OwnUnits,
): EarlierEntry[] {
  return earlier.map(({ replacedAt, ...was }) => {
    const { date, time, timeZone, valueFrom } = was;
    // Of every kind the numbers have the names of its own responses, but of a vital sign.
    const text = formatWithDetail(fromBody(kind, { value: valueFrom, ...was }), units);
    return { id: replacedAt, text, date, time, changed: toCivil(replacedAt, timeZone) };
  });
}

/** Returns the column headings of a kind in a CSV file. */
export function columnsOf(kind: MeasureKind): readonly string[] {
  const { parts, ...words } = diaryWords.file;
  const numbers = Object.keys(measureRow(kind).parts);
  const headings = numbers.length > 1 ? numbers.map((part) => parts[part] ?? part) : [diaryWords.kinds[kind]];
  return [...headings, words.unit, words.detail, words.note];
}

/** Returns the CSV cells of a reading. */
export function cellsOf(reading: Reading, units: OwnUnits): readonly (string | number)[] {
  const numbers = Object.values(textsOf(reading, units)).map(Number);
  return [...numbers, unitOfKind(reading.kind, units).text, detailOf(reading) ?? '', reading.note ?? ''];
}
