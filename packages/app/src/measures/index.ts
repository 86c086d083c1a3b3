import { isVitalSign, sugarBadge, sugarOccasion, type VitalSign } from '@vitalane/clinical';
import type { DiaryKind, MeasureEntry, MeasureKind, ValueAdvice } from '@vitalane/ui/screens/Diary';
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

export type { DiaryRequest, Measure, Stored, StoredMeasure } from './measure.ts';
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

/** Returns the request that adds a measure, or restores a deleted one, in the measure's time zone. */
export function toRequest<Kind extends DiaryKind>(measure: Measure<Kind>): DiaryRequest<Kind> {
  const { kind } = measure;
  // The compiler cannot relate kind and body.
  return { kind, body: codecs[kind as Kind].toWire(measure) } as DiaryRequest<Kind>;
}

/** Reads a measure from the outbox. */
export function fromRequest<Kind extends DiaryKind>({ kind, body }: DiaryRequest<Kind>): Measure<Kind> {
  return codecs[kind as Kind].fromWire(body);
}

/** Reads a stored measure. */
export function fromWire<Kind extends DiaryKind>(kind: Kind, stored: Stored<Kind>): StoredMeasure<Kind> {
  const { uuid, measuredAt } = stored;
  return { ...codecs[kind].fromWire(stored), uuid, measuredAt };
}

/** Reads the input of the form of a kind. */
export function fromForm<Kind extends DiaryKind>(
  kind: Kind,
  typed: FormOf<Kind>,
  person: { units: OwnUnits; timeZone: string },
): Measure<Kind> {
  return codecs[kind].fromForm(typed, person);
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
    ...('uuid' in measure && idOf(measure)),
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

const idOf = ({ uuid, measuredAt }: StoredMeasure) => ({ uuid, measuredAt });

/** Returns the column headings of a kind in a CSV file. */
export const columnsOf = (kind: DiaryKind): readonly string[] => codecs[kind].columns;

/** Returns the CSV cells of a measure. */
export function cellsOf<Kind extends DiaryKind>(
  measure: Measure<Kind>,
  units: OwnUnits,
): readonly (string | number)[] {
  return codecs[measure.kind as Kind].cells(measure, units);
}
