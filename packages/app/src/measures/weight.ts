import { quantity } from '@vitalane/clinical';
import { diaryWords } from '@vitalane/ui/screens/Diary';
import { type Codec, toLocalTime } from './measure.ts';
import { formatValue, ownUnitOf, valueCells } from './ownUnit.ts';

/** Weight, stored in kg. */
export const weight: Codec<'weight'> = {
  toWire: ({ value, ...measure }) => ({ valueFrom: value, ...toLocalTime(measure) }),
  fromWire: ({ valueFrom, ...body }) => ({
    kind: 'weight',
    value: quantity(valueFrom, 'kg'),
    ...toLocalTime(body),
  }),
  format: ({ value }, units) => formatValue('weight', value, units),
  fromForm: ({ value, choice: _none, ...typed }, { units, timeZone }) => ({
    kind: 'weight',
    value: quantity(ownUnitOf('weight', units).store(value), 'kg'),
    ...toLocalTime({ ...typed, timeZone }),
  }),
  toForm: ({ value }, units) => ({ value: formatValue('weight', value, units).text, choice: '' }),
  columns: [diaryWords.kinds.weight, ...diaryWords.file.figure],
  cells: (measure, units) => valueCells(weight.format(measure, units)),
};
