import { isVitalSign, type Symptom, sugarBadge, sugarOccasion, type VitalSign } from '@vitalane/clinical';
import type { EarlierReading } from '@vitalane/contract';
import { toCivil } from '@vitalane/time';
import type {
  DiaryKind,
  EarlierEntry,
  MeasureEntry,
  MeasureKind,
  ValueAdvice,
} from '@vitalane/ui/screens/Diary';
import type { PersonalSugarGoal } from '../api/targets.ts';
import type { OwnUnits } from '../session/person.ts';
import { bloodPressure } from './bloodPressure.ts';
import { exercise } from './exercise.ts';
import { height } from './height.ts';
import type {
  Codec,
  DiaryRequest,
  FormattedMeasure,
  FormOf,
  Measure,
  Stored,
  StoredMeasure,
} from './measure.ts';
import { sugar, sugarAdviceOf } from './sugar.ts';
import { vitalSignAdviceOf, vitalSignRange, vitalSigns } from './vitalSign.ts';
import { weight } from './weight.ts';

export type { ChangeableKind, DiaryRequest, Measure, Stored, StoredMeasure } from './measure.ts';
export { momentOf } from './measure.ts';
export { sugarAdviceOf } from './sugar.ts';
export { vitalSignAdviceOf } from './vitalSign.ts';

const codecs: { readonly [Kind in DiaryKind]: Codec<Kind> } = {
  bloodPressure,
  sugar,
  weight,
  ...vitalSigns,
  exercise,
  height,
};

/**
 * Returns the request that adds a measure, or restores a deleted one, in the measure's time zone. `changes` is the uuid
 * of the entry that it changes instead.
 */
export function toRequest<Kind extends DiaryKind>(
  measure: Measure<Kind>,
  changes?: string,
): DiaryRequest<Kind> {
  const { kind } = measure;
  // The compiler cannot relate kind and body.
  return {
    kind,
    body: codecs[kind as Kind].toWire(measure),
    ...(changes !== undefined && { changes }),
  } as DiaryRequest<Kind>;
}

/** Reads a measure from the outbox. */
export function fromRequest<Kind extends DiaryKind>({ kind, body }: DiaryRequest<Kind>): Measure<Kind> {
  return codecs[kind as Kind].fromWire(body);
}

/** Reads a stored measure. */
export function fromWire<Kind extends DiaryKind>(kind: Kind, stored: Stored<Kind>): StoredMeasure<Kind> {
  const { uuid, measuredAt } = stored;
  return {
    ...codecs[kind].fromWire(stored),
    uuid,
    measuredAt,
    ...('earlier' in stored && { earlier: stored.earlier }),
  };
}

/** Returns what an entry was before each change in the format of the screens, in the account's units. */
export function toEarlierEntries(
  kind: DiaryKind,
  earlier: readonly EarlierReading[],
  units: OwnUnits,
): EarlierEntry[] {
  return earlier.map(({ replacedAt, ...was }) => {
    const { date, time, timeZone, valueFrom } = was;
    // Of every kind the values have the names of its own responses, but of a vital sign.
    const body = isVitalSign(kind) ? { ...was, value: valueFrom } : was;
    const text = formatWithDetail(codecs[kind].fromWire(body as Stored<never>), units);
    return { id: replacedAt, text, date, time, changed: toCivil(replacedAt, timeZone) };
  });
}

/** Whose form is read: the account's units, its time zone, and the entry that the form edits. */
interface FormReader {
  units: OwnUnits;
  timeZone: string;
  /** The entry before the edit; `undefined` for a new one. */
  before?: Measure | undefined;
}

/** Reads the input of the form of a kind. An edited entry keeps its time zone, and what the form does not show. */
export function fromForm<Kind extends DiaryKind>(
  kind: Kind,
  typed: FormOf<Kind>,
  { units, timeZone, before }: FormReader,
): Measure<Kind> {
  const measure = codecs[kind].fromForm(typed, { units, timeZone: before?.timeZone || timeZone });
  return before ? { ...measure, ...unshown(measure as Measure, before, units) } : measure;
}

/** Returns what the form of an edited entry does not show: symptoms, and the digits of an untouched value. */
function unshown(
  measure: Measure,
  before: Measure,
  units: OwnUnits,
): { symptoms?: readonly Symptom[]; value?: number } {
  if (before.kind === 'bloodPressure') return before.symptoms ? { symptoms: before.symptoms } : {};
  const isUntouched = format(measure, units).text === format(before, units).text;
  return isUntouched ? { value: before.value } : {};
}

/** Returns the field values of a form for a measure. */
export function toForm<Kind extends DiaryKind>(
  measure: Measure<Kind>,
  units: OwnUnits,
): Readonly<Record<string, string>> {
  const { date, time } = measure;
  return { ...codecs[measure.kind as Kind].toForm(measure, units), date, time };
}

/** Formats a measure in the account's units. */
export function format<Kind extends DiaryKind>(measure: Measure<Kind>, units: OwnUnits): FormattedMeasure {
  return codecs[measure.kind as Kind].format(measure, units);
}

/** Formats the value with its unit: “5.6 mmol/L”. */
export function formatWithUnit(measure: Measure, units: OwnUnits): string {
  const { text, unit } = format(measure, units);
  return `${text} ${unit}`;
}

/** Formats the value with its unit and details: “5.6 mmol/L, Before a meal”. */
export function formatWithDetail(measure: Measure, units: OwnUnits): string {
  return [formatWithUnit(measure, units), format(measure, units).detail].filter(Boolean).join(', ');
}

/** Returns a diary entry; judges blood sugar once the goal is loaded. An unconfirmed measure has no id. */
export function toMeasureEntry(
  measure: Measure<MeasureKind> | StoredMeasure<MeasureKind>,
  units: OwnUnits,
  sugarGoal?: PersonalSugarGoal,
): MeasureEntry {
  const { date, time } = measure;
  const { unit: _unit, ...written } = format(measure, units);
  const unconfirmed = { uuid: measure.kind, measuredAt: `${date}T${time}Z` };
  const { range, advice } = judged(measure, sugarGoal);
  return {
    ...unconfirmed,
    ...written,
    ...(range && { range }),
    ...(advice && { advice }),
    ...(measure.kind === 'sugar' && { line: sugarOccasion(measure.context) }),
    ...('uuid' in measure && storedFieldsOf(measure, units)),
    date,
    time,
  };
}

/** Returns the range and the advice of a measure that has some. */
function judged(
  measure: Measure<MeasureKind>,
  sugarGoal: PersonalSugarGoal | undefined,
): { range: MeasureEntry['range'] | null; advice: ValueAdvice | null } {
  const person = sugarGoal?.person;
  if (measure.kind === 'sugar') {
    const range = sugarGoal ? sugarBadge(measure.value, measure.context, sugarGoal) : null;
    return { range, advice: sugarAdviceOf(measure.value, person) };
  }
  if (!isOfVitalSign(measure)) return { range: null, advice: null };
  return { range: vitalSignRange(measure, person), advice: vitalSignAdviceOf(measure, person) };
}

/** Returns whether a measure is that of a vital sign. */
export const isOfVitalSign = (measure: Measure): measure is Measure<VitalSign> => isVitalSign(measure.kind);

function storedFieldsOf({ uuid, measuredAt, kind, earlier }: StoredMeasure, units: OwnUnits) {
  return { uuid, measuredAt, ...(earlier && { earlier: toEarlierEntries(kind, earlier, units) }) };
}

/** Returns the column headings of a kind in a CSV file. */
export const columnsOf = (kind: DiaryKind): readonly string[] => codecs[kind].columns;

/** Returns the CSV cells of a measure. */
export function cellsOf<Kind extends DiaryKind>(
  measure: Measure<Kind>,
  units: OwnUnits,
): readonly (string | number)[] {
  return codecs[measure.kind as Kind].cells(measure, units);
}
