import {
  QUANTITIES,
  quantity,
  READING_BAND_LABELS,
  VITAL_SIGNS,
  type VitalSign,
  vitalSignAdvice,
  vitalSignBand,
} from '@vitalane/clinical';
import type { ReadingPerson } from '@vitalane/contract';
import { diaryWords, type MeasureEntry, type ValueAdvice } from '@vitalane/ui/screens/Diary';
import { type Codec, type Measure, toLocalTime } from './measure.ts';
import { formatValue, ownUnitOf, valueCells } from './ownUnit.ts';
import { toValueAdvice } from './valueAdvice.ts';

/** Returns the codec of a vital sign, stored in the unit of its quantity. */
function codecOf(kind: VitalSign): Codec<VitalSign> {
  const inUnit = (value: number) => quantity(value, QUANTITIES[kind].unit);
  const codec: Codec<VitalSign> = {
    toWire: ({ value, ...measure }) => ({ kind, value, ...toLocalTime(measure) }),
    fromWire: ({ value, ...body }) => ({ kind, value: inUnit(value), ...toLocalTime(body) }),
    format: ({ value }, units) => formatValue(kind, value, units),
    fromForm: ({ value, choice: _none, ...typed }, { units, timeZone }) => ({
      kind,
      value: inUnit(ownUnitOf(kind, units).store(value)),
      ...toLocalTime({ ...typed, timeZone }),
    }),
    toForm: ({ value }, units) => ({ value: formatValue(kind, value, units).text, choice: '' }),
    columns: [diaryWords.kinds[kind], ...diaryWords.file.figure],
    cells: (measure, units) => valueCells(codec.format(measure, units)),
  };
  return codec;
}

/** Codecs of the vital signs. */
export const vitalSigns = Object.fromEntries(VITAL_SIGNS.map((kind) => [kind, codecOf(kind)])) as {
  readonly [Kind in VitalSign]: Codec<Kind>;
};

/** Returns the advice about a vital sign; `null` when it needs none. */
export function vitalSignAdviceOf(
  { kind, value }: Measure<VitalSign>,
  person: ReadingPerson | undefined,
): ValueAdvice | null {
  return toValueAdvice(vitalSignAdvice(kind, value, person));
}

/** Returns the badge of a vital sign that calls for something. */
export function vitalSignRange(
  { kind, value }: Measure<VitalSign>,
  person: ReadingPerson | undefined,
): MeasureEntry['range'] | null {
  const band = vitalSignBand(kind, value, person);
  if (band === null) return null;
  const position = band === 'very_low' || band === 'low' ? 'below' : 'above';
  const isUrgent = band === 'very_low' || band === 'very_high';
  return { position, label: READING_BAND_LABELS[band], isUrgent };
}
