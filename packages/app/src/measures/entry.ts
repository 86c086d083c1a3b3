import {
  isVitalSign,
  READING_BAND_LABELS,
  type SugarContext,
  sugarBadge,
  sugarOccasion,
  type VitalSign,
  vitalSignBand,
} from '@vitalane/clinical';
import type { ReadingPerson, SugarGoal } from '@vitalane/contract';
import type { ReadingEntry, ReadingRange } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../session/person.ts';
import { adviceOf } from './advice.ts';
import { detailOf, joinTexts, textsOf, toEarlierEntries } from './format.ts';
import { type PressureJudge, pressureRange } from './pressureAverage.ts';
import { firstValue, isOfKind, type Reading, type StoredReading } from './reading.ts';

/** What readings are shown by: the units of the account, and its goals and facts once they are loaded. */
export interface Judge extends PressureJudge {
  units: OwnUnits;
  sugarGoal?: SugarGoal | undefined;
}

/** Returns a reading in the format of the screens, judged as far as is known. An unconfirmed reading has no id. */
export function toReadingEntry(reading: Reading | StoredReading, judge: Judge): ReadingEntry {
  const { kind, date, time, note } = reading;
  const { units, person } = judge;
  const texts = textsOf(reading, units);
  const range = rangeOf(reading, judge);
  const advice = adviceOf(reading, person);
  const detail = detailOf(reading);
  return {
    uuid: kind,
    measuredAt: `${date}T${time}Z`,
    text: joinTexts(texts),
    values: Object.fromEntries(Object.entries(texts).map(([part, text]) => [part, Number(text)])),
    ...(detail !== null && { detail }),
    ...(note && { note }),
    ...(range && { range }),
    ...(advice && { advice }),
    ...(kind === 'sugar' && { line: sugarOccasion(contextOf(reading)) }),
    ...('uuid' in reading && storedFieldsOf(reading, units)),
    date,
    time,
  };
}

function storedFieldsOf({ uuid, measuredAt, kind, earlier }: StoredReading, units: OwnUnits) {
  return { uuid, measuredAt, ...(earlier && { earlier: toEarlierEntries(kind, earlier, units) }) };
}

const contextOf = ({ choice }: Reading) => choice as SugarContext | null;

/** Returns the range of a reading; `null` for a kind without one, and until its goal is known. */
function rangeOf(reading: Reading, judge: Judge): ReadingRange | null {
  const { person, sugarGoal } = judge;
  if (isOfKind(reading, 'bloodPressure')) return pressureRange(reading.values, judge);
  const { kind } = reading;
  if (kind === 'sugar')
    return sugarGoal ? sugarBadge(firstValue(reading), contextOf(reading), sugarGoal) : null;
  return isVitalSign(kind) ? vitalSignRange(kind, firstValue(reading), person) : null;
}

/** Returns the range of a vital sign that calls for something. */
function vitalSignRange(
  kind: VitalSign,
  value: number,
  person: ReadingPerson | undefined,
): ReadingRange | null {
  const band = vitalSignBand(kind, value, person);
  if (band === null) return null;
  const position = band === 'very_low' || band === 'low' ? 'below' : 'above';
  const isUrgent = band === 'very_low' || band === 'very_high';
  return { position, label: READING_BAND_LABELS[band], isUrgent };
}
